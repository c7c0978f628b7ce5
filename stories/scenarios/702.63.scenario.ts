import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { vanishing } from '../../machines/rules/abilities/write/index.ts';

const shade = creature('Passing Shade', '3/3', '', { manaCost: '{0}', abilities: [vanishing(2)] });
const unnumbered = card('Passing Hour', ['enchantment'], { manaCost: '{0}', abilities: [vanishing()] });

export default [
  scenario('702.63a: a time counter fewer each upkeep; with the last it is sacrificed', {
    rules: ['702.63', '702.63a'],
    alice: { hand: [shade] },
    bob: {},
    script: [
      'alice casts Passing Shade',
      'pass until the stack is empty',
      { expect: { 'Passing Shade': { counters: { time: 2 } } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
      { expect: { 'Passing Shade': { counters: { time: 1 } } } },
      "pass until bob's upkeep",
      { expect: { 'Passing Shade': { on: 'battlefield' } } },
      "pass until alice's upkeep",
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Passing Shade'] } },
    control: {
      setup: { alice: { hand: [creature('Staying Shade', '3/3', '', { manaCost: '{0}' })] } },
      script: [
        'alice casts Staying Shade',
        'pass until the stack is empty',
        "pass until bob's upkeep",
        "pass until alice's upkeep",
        "pass until bob's upkeep",
        "pass until alice's precombatMain",
      ],
      expect: { 'Staying Shade': { on: 'battlefield', counters: {} } },
    },
  }),
  scenario('702.63b: without a number it enters with none, and nothing happens until it gets some', {
    rules: ['702.63b', '603.4'],
    alice: { hand: [unnumbered] },
    bob: {},
    script: [
      'alice casts Passing Hour',
      'pass until the stack is empty',
      "pass until bob's upkeep",
      "pass until alice's upkeep",
    ],
    expect: { 'Passing Hour': { on: 'battlefield', counters: {} }, game: { stack: 0 } },
    control: {
      setup: { alice: { hand: [], battlefield: [{ card: unnumbered, counters: { time: 1 } }] } },
      script: ["pass until bob's upkeep", "pass until alice's upkeep", 'pass until the stack is empty'],
      expect: { alice: { graveyard: ['Passing Hour'] } },
    },
  }),
];
