import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  affecting,
  enchant,
  flying,
  having,
  mana,
  modify,
  tap,
  target,
  targetCreature,
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
];
