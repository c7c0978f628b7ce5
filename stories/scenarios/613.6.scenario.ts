import { scenario } from '../../machines/play/scenario/index.ts';

/** The same table with the two enchantments in the other order: their timestamps are in that of the other. */
const humilityFirst = { battlefield: ['Humility', 'Opalescence', 'Serra Angel'] };

export default [
  scenario('613.6: an effect that began in layer 4 goes on in 7b, though what it affects lost everything', {
    rules: ['613.6', '613.7a', '613.4b'],
    alice: humilityFirst,
    bob: {},
    expect: {
      // Both set its power and toughness; Opalescence came later, and started to apply before layer 6.
      Humility: { types: ['enchantment', 'creature'], power: 4, toughness: 4 },
      'Serra Angel': { power: 1, toughness: 1, hasNot: ['flying', 'vigilance'] },
      Opalescence: { types: ['enchantment'] },
    },
    control: {
      setup: { alice: { battlefield: ['Opalescence', 'Humility', 'Serra Angel'] } },
      expect: {
        Humility: { types: ['enchantment', 'creature'], power: 1, toughness: 1 },
        'Serra Angel': { power: 1, toughness: 1, hasNot: ['flying'] },
      },
    },
  }),
  scenario('613.6: Humility takes its own ability, and what it takes from others goes on', {
    rules: ['613.6'],
    alice: humilityFirst,
    bob: {},
    expect: { Humility: { power: 4 }, 'Serra Angel': { power: 1, toughness: 1, hasNot: ['flying'] } },
    control: {
      without: 'Humility',
      expect: { 'Serra Angel': { power: 4, toughness: 4, has: ['flying', 'vigilance'] } },
    },
  }),
  scenario('613.6: what makes noncreature artifacts creatures goes on though they aren’t such by then', {
    rules: ['613.6'],
    alice: { battlefield: ['March of the Machines', 'Sol Ring', 'Memnite'] },
    bob: {},
    expect: {
      'Sol Ring': { types: ['artifact', 'creature'], power: 1, toughness: 1 },
      Memnite: { power: 1, toughness: 1 },
    },
    control: {
      without: 'March of the Machines',
      expect: { 'Sol Ring': { types: ['artifact'] }, Memnite: { power: 1, toughness: 1 } },
    },
  }),
  scenario('613.1f: lands lose all abilities except mana abilities', {
    rules: ['613.1f', '605.1a', '613.6'],
    alice: { battlefield: ['Blood Sun', 'Darksteel Citadel', 'Urborg, Tomb of Yawgmoth', 'Forest'] },
    bob: {},
    script: ['alice activates Darksteel Citadel ability 1'],
    expect: {
      'Darksteel Citadel': { hasNot: ['indestructible'] },
      // Its effect began to apply in layer 4.
      Forest: { subtypes: ['Forest', 'Swamp'] },
      alice: { mana: 'C' },
    },
    control: {
      without: 'Blood Sun',
      expect: { 'Darksteel Citadel': { has: ['indestructible'] }, Forest: { subtypes: ['Forest', 'Swamp'] } },
    },
  }),
];
