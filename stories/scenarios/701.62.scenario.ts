import { scenario } from '../../machines/play/scenario/index.ts';
import { saying, witness } from './keyword-actions.ts';

const night = saying('Uneasy Night', 'manifest dread');
const candle = witness('Night Candle', 'manifest dread', { who: 'you' });

export default [
  scenario('701.62a: one of the top two cards is manifested, and the other put into the graveyard', {
    rules: ['701.62a', '701.40a'],
    alice: { hand: [night], library: ['Hill Giant', 'Forest', 'Island'] },
    bob: {},
    script: [
      'alice casts Uneasy Night',
      'pass until alice decides',
      'alice chooses Forest',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { graveyard: ['Hill Giant', 'Uneasy Night'], library: ['Island'] },
      Forest: { on: 'battlefield', faceDown: true, power: 2, toughness: 2 },
    },
    control: {
      script: [
        'alice casts Uneasy Night',
        'pass until alice decides',
        'alice chooses Hill Giant',
        'pass until the stack is empty',
      ],
      expect: {
        alice: { graveyard: ['Forest', 'Uneasy Night'] },
        'Hill Giant': { on: 'battlefield', faceDown: true },
      },
    },
  }),
  scenario('701.62b: it triggers once all is done, also where there was no card', {
    rules: ['701.62b'],
    alice: { hand: [night], battlefield: [candle], library: [] },
    bob: {},
    script: ['alice casts Uneasy Night', 'pass until the stack is empty'],
    expect: { alice: { life: 21, battlefield: ['Night Candle'] } },
    control: { without: 'Night Candle', expect: { alice: { life: 20 } } },
  }),
];
