import { scenario } from '../../machines/play/scenario/index.ts';
import { rememberingJewel } from './linked-cards.ts';

export default [
  scenario('607.2e: the type of mana that was noted last is the one that the other ability adds', {
    rules: ['607.2e', '106.5', '602.5'],
    alice: {
      battlefield: [
        { card: rememberingJewel, as: 'the first' },
        { card: rememberingJewel, as: 'the second', counters: { charge: 1 } },
      ],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice activates the first ability 1',
      'pass until the stack is empty',
      { expect: { 'the first': { counters: { charge: 1 } } } },
      'alice activates the second ability 2',
      { expect: { alice: { mana: '' }, 'the second': { tapped: true } } },
      "pass until alice's upkeep",
      'refused 602.5: alice activates the first ability 1',
      'alice activates the first ability 2',
    ],
    expect: { alice: { mana: 'G' }, 'the first': { tapped: true } },
    control: {
      setup: { alice: { mana: 'C' } },
      script: [
        'alice activates the first ability 1',
        'pass until the stack is empty',
        "pass until alice's upkeep",
        'alice activates the first ability 2',
      ],
      expect: { alice: { mana: 'C' } },
    },
  }),
  scenario(
    '607.2e: creature types noted for cards of a name are those that every card of that name refers to',
    {
      rules: ['607.2e', '905.2c'],
      alice: {
        battlefield: ['Paliano Vanguard', 'Llanowar Elves', 'Grizzly Bears', 'Walking Corpse'],
        noted: { 'Paliano Vanguard': ['Elf', 'Druid', 'Zombie'] },
      },
      bob: { battlefield: ['Elvish Archdruid'] },
      script: [],
      expect: {
        'Llanowar Elves': { power: 2, toughness: 2 },
        'Walking Corpse': { power: 3, toughness: 3 },
        'Grizzly Bears': { power: 2, toughness: 2 },
        'Elvish Archdruid': { power: 2, toughness: 2 },
        'Paliano Vanguard': { power: 2 },
      },
      control: {
        setup: { alice: { noted: {} }, bob: { noted: { 'Paliano Vanguard': ['Elf'] } } },
        expect: { 'Llanowar Elves': { power: 1 }, 'Walking Corpse': { power: 2 } },
      },
    },
  ),
  scenario('607.2e: a name that was noted for cards of another name is nothing to it', {
    rules: ['607.2e', '607.1'],
    alice: {
      battlefield: ['Noble Banneret', 'Grizzly Bears', 'Paliano Vanguard'],
      noted: { 'Noble Banneret': ['Grizzly Bears'], 'Paliano Vanguard': [] },
    },
    bob: {},
    script: [],
    expect: {
      'Noble Banneret': { power: 4, toughness: 4, has: ['lifelink'] },
      'Grizzly Bears': { power: 3, toughness: 3, has: ['lifelink'] },
      'Paliano Vanguard': { power: 2, hasNot: ['lifelink'] },
    },
    control: {
      setup: { alice: { noted: { 'Noble Banneret': [], 'Paliano Vanguard': ['Grizzly Bears'] } } },
      expect: { 'Noble Banneret': { power: 3, hasNot: ['lifelink'] }, 'Grizzly Bears': { power: 2 } },
    },
  }),
];
