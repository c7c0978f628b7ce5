import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.34a: who proliferates gives another counter of each kind to what they choose', {
    rules: ['701.34a'],
    alice: {
      battlefield: ["Atraxa, Praetors' Voice", { card: 'Pentad Prism', counters: { charge: 2 } }],
    },
    turn: { at: 'postcombatMain' },
    bob: {
      battlefield: [{ card: 'Grizzly Bears', counters: { '-1/-1': 1 } }, 'Hill Giant'],
      counters: { poison: 3 },
    },
    script: [
      'pass until alice decides',
      'alice chooses Pentad Prism, Grizzly Bears, bob',
      'pass until the stack is empty',
    ],
    expect: {
      'Pentad Prism': { counters: { charge: 3 } },
      'Grizzly Bears': { on: 'graveyard' },
      'Hill Giant': { power: 3 },
      bob: { counters: { poison: 4 } },
    },
    control: {
      // Any number of them may be none.
      script: ['pass until alice decides', 'alice chooses nothing', 'pass until the stack is empty'],
      expect: { 'Pentad Prism': { counters: { charge: 2 } }, bob: { counters: { poison: 3 } } },
    },
  }),
];
