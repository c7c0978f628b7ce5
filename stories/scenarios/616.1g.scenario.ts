import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  anyTarget,
  as,
  creature,
  dealDamageToTarget,
  enchant,
  having,
  lifelink,
  named,
  spell,
  umbraArmor,
} from '../../machines/rules/abilities/write/index.ts';

const umbra = card('Linked Umbra', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [enchant(creature), affecting('attached', having(lifelink)), umbraArmor],
});
/** 3 damage to any target. "If a creature dealt damage this way would die this turn, exile it instead." */
const pyre = card('Final Pyre', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([anyTarget], as('dealt', dealDamageToTarget(3)), {
      do: 'replace',
      replacement: {
        event: { would: 'die', what: { type: 'creature', among: named('dealt') } },
        to: { zone: 'exile' },
      },
      until: 'untilEndOfTurn',
    }),
  ],
});

export default [
  scenario('616.1g: what replaces the destruction applies before what would replace the death in it', {
    rules: ['616.1g', '702.89a', '701.8a'],
    alice: { hand: [pyre, 'Murder'], mana: 'RBBB' },
    bob: { battlefield: ['Grizzly Bears', { card: umbra, attachedTo: 'Grizzly Bears' }] },
    script: [
      'alice casts Final Pyre on Grizzly Bears',
      'everyone passes',
      {
        expect: {
          'Grizzly Bears': { on: 'battlefield', damage: 0 },
          'Linked Umbra': { on: 'graveyard' },
        },
      },
      // The other effect still waits for its death this turn.
      'alice casts Murder on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'exile' } },
    control: {
      withoutAbilities: ['Linked Umbra'],
      script: ['alice casts Final Pyre on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
];
