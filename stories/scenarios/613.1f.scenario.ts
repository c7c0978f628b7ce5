import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  all,
  gainLife,
  inYourGraveyard,
  one,
  returnToHand,
  sacrifice,
  spell,
  target,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "When this is put into your hand from your graveyard, you gain 2 life." */
const brownscale = creature('Patient Brownscale', '2/3', '', {
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'hand', from: 'graveyard', object: 'self' },
      effect: [gainLife(2)],
    }),
  ],
});
/** "Cards in graveyards lose all abilities." */
const jailer = creature('Grave Jailer', '2/1', '', {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});
/** "Return target creature card from your graveyard to your hand. Target player sacrifices a creature." */
const exchange = card('Grim Exchange', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [one(inYourGraveyard(aCreature)), targetPlayer],
      returnToHand(target(0)),
      sacrifice(target(1), aCreature),
    ),
  ],
});
/** The same, in the other order. */
const reversed = card('Grim Reversal', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [targetPlayer, one(inYourGraveyard(aCreature))],
      sacrifice(target(0), aCreature),
      returnToHand(target(1)),
    ),
  ],
});

export default [
  scenario(
    '613.1f: what had no abilities as it was returned has not triggered, though they are back by then',
    {
      rules: ['613.1f', '603.10a', '608.2c'],
      alice: { graveyard: [brownscale], hand: [exchange, reversed], mana: 'B' },
      bob: { battlefield: [jailer] },
      script: [
        'alice casts Grim Exchange on Patient Brownscale, bob',
        'everyone passes',
        'pass until the stack is empty',
      ],
      expect: {
        alice: { life: 20 },
        'Patient Brownscale': { on: 'hand' },
        'Grave Jailer': { on: 'graveyard' },
      },
      control: {
        // Sacrificed first, the creature takes away nothing any more.
        script: [
          'alice casts Grim Reversal on bob, Patient Brownscale',
          'everyone passes',
          'pass until the stack is empty',
        ],
        expect: { alice: { life: 22 }, 'Patient Brownscale': { on: 'hand' } },
      },
    },
  ),
];
