import { scenario } from '../../machines/play/scenario/index.ts';

const bears = {
  battlefield: [
    { card: 'Grizzly Bears', counters: { '+1/+1': 3, flying: 1 } },
    'Silvercoat Lion',
    { card: 'Hill Giant', counters: { '+1/+1': 1 } },
  ],
};

export default [
  scenario('122.5: any number of counters of one kind is moved from one creature onto another', {
    rules: ['122.5', '107.1c'],
    alice: { ...bears, hand: ['Bioshift'], mana: 'G' },
    bob: { battlefield: ['Craw Wurm'] },
    script: [
      'refused 115.1: alice casts Bioshift on Grizzly Bears and Craw Wurm',
      'alice casts Bioshift on Grizzly Bears and Silvercoat Lion',
      'everyone passes',
      'alice chooses 2',
    ],
    expect: {
      'Grizzly Bears': { counters: { '+1/+1': 1, flying: 1 } },
      'Silvercoat Lion': { counters: { '+1/+1': 2 } },
    },
    control: {
      script: [
        'alice casts Bioshift on Grizzly Bears and Silvercoat Lion',
        'everyone passes',
        'alice chooses 0',
      ],
      expect: { 'Silvercoat Lion': { counters: {} } },
    },
  }),
  scenario('122.5: all counters are moved, of every kind', {
    rules: ['122.5'],
    alice: { ...bears, hand: ['Fate Transfer'], mana: 'CU' },
    bob: {},
    script: ['alice casts Fate Transfer on Grizzly Bears and Hill Giant', 'everyone passes'],
    expect: {
      'Grizzly Bears': { counters: {} },
      'Hill Giant': { counters: { '+1/+1': 4, flying: 1 } },
    },
    control: {
      script: ['alice casts Fate Transfer on Hill Giant and Grizzly Bears', 'everyone passes'],
      expect: {
        'Grizzly Bears': { counters: { '+1/+1': 4, flying: 1 } },
        'Hill Giant': { counters: {} },
      },
    },
  }),
];
