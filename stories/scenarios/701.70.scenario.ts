import { scenario } from '../../machines/play/scenario/index.ts';
import { saying } from './keyword-actions.ts';

const call = saying('Call to the Ranks', 'recruit');

export default [
  scenario('701.70a: a card is drawn and one discarded, which makes a Human Soldier if it was no land', {
    rules: ['701.70a'],
    alice: { hand: [call, 'Hill Giant'], library: ['Forest'] },
    bob: {},
    script: [
      'alice casts Call to the Ranks',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { hand: ['Forest'], battlefield: ['Human Soldier Token'] },
      'Human Soldier Token': { power: 1, toughness: 1 },
    },
    control: {
      script: [
        'alice casts Call to the Ranks',
        'pass until alice decides',
        'alice chooses Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Hill Giant'], battlefield: 0 } },
    },
  }),
];
