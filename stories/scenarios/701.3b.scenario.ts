import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  affecting,
  enchant,
  exactly,
  flying,
  gainLife,
  having,
  mana,
  modify,
  one,
  plus,
  spell,
  tap,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Becomes an Aura with flying to give, and attaches itself to a creature. */
const leech = creature('Gliding Leech', '2/2', '', {
  manaCost: '{2}{U}',
  abilities: [
    activated({
      cost: [mana('{U}'), tap],
      targets: [targetCreature],
      effect: [
        modify(
          'self',
          'forever',
          { removeAllAbilities: true },
          { setTypes: ['enchantment'] },
          { addSubtypes: ['Aura'] },
          having(enchant(aCreature), affecting('attached', having(flying))),
        ),
        { do: 'attach', what: 'self', to: target(0) },
      ],
    }),
  ],
});

/** "Whenever an Aura becomes attached to this, you gain 2 life." */
const thorns = creature('Thorn Gatherer', '4/4', '', {
  abilities: [
    triggered({
      when: { on: 'attachedTo', object: { subtype: 'Aura' }, to: exactly('self') },
      effect: [gainLife(2)],
    }),
  ],
});
const mantle = card('Light Mantle', ['enchantment'], {
  manaCost: '{W}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(1, 1))],
});
const shift = card('Mantle Shift', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ subtype: 'Aura', controller: 'you' }), targetCreature], {
      do: 'attach',
      what: target(0),
      to: target(1),
    }),
  ],
});

export default [
  scenario('701.3b: an Aura isn’t attached to itself, and attached to nothing it goes to the graveyard', {
    rules: ['701.3b', '303.4d', '704.5m', '205.1a'],
    alice: { battlefield: [leech, 'Hill Giant'], mana: 'U' },
    bob: {},
    script: ['alice activates Gliding Leech on Gliding Leech', 'everyone passes'],
    expect: { 'Gliding Leech': { on: 'graveyard' }, game: { notHappened: [{ event: 'attach' }] } },
    control: {
      script: ['alice activates Gliding Leech on Hill Giant', 'everyone passes'],
      expect: {
        'Gliding Leech': { attachedTo: 'Hill Giant', types: ['enchantment'], subtypes: ['Aura'] },
        'Hill Giant': { has: ['flying'] },
      },
    },
  }),
  scenario('701.3b: an Aura that is moved to where it is doesn’t become attached', {
    rules: ['701.3b', '603.2e'],
    alice: {
      battlefield: [thorns, { card: mantle, attachedTo: 'Thorn Gatherer' }],
      hand: [shift],
      mana: 'U',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Mantle Shift on Light Mantle, Thorn Gatherer', 'pass until the stack is empty'],
    expect: { 'Light Mantle': { attachedTo: 'Thorn Gatherer' }, alice: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [thorns, { card: mantle, attachedTo: 'Grizzly Bears' }] } },
      expect: { 'Light Mantle': { attachedTo: 'Thorn Gatherer' }, alice: { life: 22 } },
    },
  }),
];
