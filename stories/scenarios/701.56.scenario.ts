import { card, scenario } from '../../machines/play/scenario/index.ts';
import { saying } from './keyword-actions.ts';

const leap = saying('Long Leap', 'time travel');
const late = card('Late Guest', ['sorcery'], {
  abilities: [{ kind: 'keyword', keyword: 'suspend', n: 3, cost: [{ pay: 'mana', cost: '{U}' }] }],
});

export default [
  scenario('701.56a: permanents and suspended cards get a time counter more or less, as is chosen for each', {
    rules: ['701.56a', '702.62b'],
    alice: {
      hand: [leap],
      battlefield: [{ card: 'Pentad Prism', counters: { time: 2 } }],
      exile: [{ card: late, counters: { time: 3 } }],
    },
    // Neither those of others, nor cards without suspend.
    bob: { battlefield: [{ card: 'Hill Giant', counters: { time: 1 } }] },
    script: [
      'alice casts Long Leap',
      'pass until alice decides',
      'alice chooses Pentad Prism, Late Guest',
      'alice orders Pentad Prism, Late Guest',
      'alice answers put a time counter on it',
      'alice answers remove a time counter from it',
      'pass until the stack is empty',
    ],
    expect: {
      'Pentad Prism': { counters: { time: 3 } },
      'Late Guest': { counters: { time: 2 } },
      'Hill Giant': { counters: { time: 1 } },
    },
    control: {
      // Any number of them may be none.
      script: [
        'alice casts Long Leap',
        'pass until alice decides',
        'alice chooses nothing',
        'pass until the stack is empty',
      ],
      expect: { 'Pentad Prism': { counters: { time: 2 } }, 'Late Guest': { counters: { time: 3 } } },
    },
  }),
  scenario('701.56a: nothing else with a time counter can be chosen', {
    rules: ['701.56a'],
    alice: { hand: [leap], exile: [{ card: 'Forest', counters: { time: 1 } }] },
    bob: {
      battlefield: [{ card: 'Hill Giant', counters: { time: 1 } }],
      exile: [{ card: late, counters: { time: 3 } }],
    },
    script: ['alice casts Long Leap', 'pass until the stack is empty'],
    expect: {
      'Hill Giant': { counters: { time: 1 } },
      'Late Guest': { counters: { time: 3 } },
      Forest: { counters: { time: 1 } },
    },
    control: {
      setup: { alice: { hand: [leap], battlefield: [{ card: 'Pentad Prism', counters: { time: 1 } }] } },
      script: [
        'alice casts Long Leap',
        'pass until alice decides',
        'alice chooses Pentad Prism',
        'alice answers put a time counter on it',
        'pass until the stack is empty',
      ],
      expect: { 'Pentad Prism': { counters: { time: 2 } } },
    },
  }),
];
