import { creature, scenario } from '../../machines/play/scenario/index.ts';

const racer = creature('Tired Racer', '1/1', '', {
  manaCost: '{G}',
  abilities: [
    {
      kind: 'keyword',
      keyword: 'exhaust',
      cost: [{ pay: 'mana', cost: '{1}' }],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
    },
  ],
});

export default [
  scenario('702.177a: an exhaust ability is activated only once, in whichever turn', {
    rules: ['702.177', '702.177a', '602.5b'],
    alice: { battlefield: [racer, { card: 'Forest', count: 2 }] },
    bob: {},
    script: [
      'alice activates Tired Racer',
      'pass until the stack is empty',
      { expect: { 'Tired Racer': { power: 2 } } },
      'refused 602.5b: alice activates Tired Racer',
      "pass until bob's upkeep",
      "pass until alice's precombat main phase",
      'refused 602.5b: alice activates Tired Racer',
    ],
    expect: { 'Tired Racer': { power: 2, counters: { '+1/+1': 1 } } },
    control: {
      // Another object may, though it is the same card (400.7).
      setup: {
        alice: { hand: ['Cloudshift'], battlefield: [racer, { card: 'Forest', count: 2 }, 'Plains'] },
      },
      script: [
        'alice activates Tired Racer',
        'pass until the stack is empty',
        'alice casts Cloudshift on Tired Racer',
        'pass until the stack is empty',
        'alice activates Tired Racer',
        'pass until the stack is empty',
      ],
      expect: { 'Tired Racer': { power: 2 } },
    },
  }),
];
