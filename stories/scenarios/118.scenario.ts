import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('118.3: counters are removed from among several creatures for a cost', {
    rules: ['118.3', '601.2h'],
    alice: {
      battlefield: [
        'Retribution of the Ancients',
        { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
        { card: 'Runeclaw Bear', counters: { '+1/+1': 1 } },
      ],
      mana: 'B',
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'refused 107.3a: alice activates Retribution of the Ancients on Hill Giant with X = 4',
      'alice activates Retribution of the Ancients on Hill Giant with X = 3',
      'everyone passes',
    ],
    expect: {
      'Grizzly Bears': { counters: {} },
      'Runeclaw Bear': { counters: {} },
      'Hill Giant': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice activates Retribution of the Ancients on Hill Giant with X = 2 paying Grizzly Bears, Runeclaw Bear',
        'everyone passes',
      ],
      expect: {
        'Grizzly Bears': { counters: { '+1/+1': 1 } },
        'Runeclaw Bear': { counters: {} },
        'Hill Giant': { on: 'battlefield', power: 1, toughness: 1 },
      },
    },
  }),
];
