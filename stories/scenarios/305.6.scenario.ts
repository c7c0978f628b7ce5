import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  base,
  enchantPlayer,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

const grove = creature('Wandering Grove', '1/1', '', {
  types: ['land', 'creature'],
  subtypes: 'Forest Dryad',
  colors: 'G',
});
/** Creatures of the enchanted player lose all abilities, and that player activates mana abilities only. */
const splendor = card('Crushing Splendor', ['enchantment'], {
  manaCost: '{W}',
  subtypes: 'Aura Curse',
  abilities: [
    enchantPlayer('any'),
    affecting(
      all({ type: 'creature', controller: 'attachedPlayer' }),
      { change: 'removeAllAbilities' },
      base(1, 1),
    ),
    staticAbility({
      players: 'attachedPlayer',
      rules: [{ rule: 'cantActivate', what: {}, exceptMana: true }],
    }),
  ],
});
const cursed = ['bob casts Crushing Splendor on alice', 'everyone passes', 'bob passes'];

export default [
  scenario('305.6: a creature that is a Forest and loses all abilities loses the one for mana, too', {
    rules: ['305.6', '613.1f', '602.2'],
    turn: { of: 'bob' },
    alice: { battlefield: [grove] },
    bob: { hand: [splendor], mana: 'W' },
    script: [...cursed, 'refused 602.2: alice activates Wandering Grove'],
    expect: {
      'Wandering Grove': { types: ['creature', 'land'], subtypes: ['Dryad', 'Forest'], tapped: false },
      alice: { mana: '' },
    },
    control: {
      // A Forest that is no creature keeps it.
      setup: { alice: { battlefield: ['Forest'] } },
      script: [...cursed, 'alice activates Forest'],
      expect: { alice: { mana: 'G' } },
    },
  }),
];
