import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { impending } from '../../machines/rules/abilities/write/index.ts';

const overlord = creature('Looming Overlord', '5/5', '', {
  types: ['enchantment', 'creature'],
  manaCost: '{4}{G}',
  abilities: [impending(2, '{G}')],
});

export default [
  scenario('702.176a: cast for less it is no creature as long as it has a time counter', {
    rules: ['702.176', '702.176a'],
    alice: { hand: [overlord], mana: 'G' },
    bob: {},
    script: [
      'alice casts Looming Overlord by impending',
      'pass until the stack is empty',
      { expect: { 'Looming Overlord': { types: ['enchantment'], counters: { time: 2 } } } },
      'pass until the end step',
      'pass until the stack is empty',
      { expect: { 'Looming Overlord': { types: ['enchantment'], counters: { time: 1 } } } },
      "pass until bob's end",
      { expect: { 'Looming Overlord': { counters: { time: 1 } } } },
      "pass until alice's end",
      'pass until the stack is empty',
    ],
    expect: { 'Looming Overlord': { types: ['enchantment', 'creature'], power: 5, counters: {} } },
    control: {
      setup: { alice: { mana: 'GCCCC' } },
      script: ['alice casts Looming Overlord', 'pass until the stack is empty'],
      expect: { 'Looming Overlord': { types: ['enchantment', 'creature'], counters: {} } },
    },
  }),
];
