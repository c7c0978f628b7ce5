import { scenario } from '../../machines/play/scenario/index.ts';
import { saying, witness } from './keyword-actions.ts';

const inquiry = saying('Quiet Inquiry', 'investigate');
const allInquire = saying('Open Inquiry', 'investigate', { who: 'everyone' });
const archive = witness('Case Archive', 'investigate', { who: 'you' });

export default [
  scenario('701.16a: to investigate is to create a Clue token, which gives a card for {2}', {
    rules: ['701.16a', '111.10f'],
    alice: { hand: [inquiry], library: ['Forest'], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Quiet Inquiry',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: ['Clue Token'], hand: 0 } } },
      'alice activates Clue Token',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: ['Forest'], battlefield: 0 } },
    control: {
      script: ['alice casts Quiet Inquiry', 'pass until the stack is empty'],
      expect: { alice: { hand: 0, battlefield: ['Clue Token'] } },
    },
  }),
  scenario(
    '701.16a: an ability triggers whenever its controller investigates, not when another player does',
    {
      rules: ['701.16a', '603.2'],
      alice: { hand: [allInquire], battlefield: [archive] },
      bob: {},
      script: ['alice casts Open Inquiry', 'pass until the stack is empty'],
      expect: {
        alice: { life: 21, battlefield: ['Case Archive', 'Clue Token'] },
        bob: { battlefield: ['Clue Token'] },
      },
      control: { without: 'Case Archive', expect: { alice: { life: 20 } } },
    },
  ),
];
