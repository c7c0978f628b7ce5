import { scenario } from '../../machines/play/scenario/index.ts';
import { saying } from './keyword-actions.ts';

const omen = saying('Ill Omen', 'fateseal', { n: 2 });

export default [
  scenario('701.29a: the top cards of an opponent’s library are put back on top or on the bottom', {
    rules: ['701.29a'],
    alice: { hand: [omen], library: ['Forest', 'Forest'] },
    bob: { library: ['Hill Giant', 'Swamp', 'Island'] },
    script: [
      'alice casts Ill Omen',
      'pass until alice decides',
      'alice answers top: Swamp; bottom: Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { bob: { library: ['Swamp', 'Island', 'Hill Giant'] } },
    control: {
      script: [
        'alice casts Ill Omen',
        'pass until alice decides',
        'alice answers top: Swamp, Hill Giant; bottom: nothing',
        'pass until the stack is empty',
      ],
      expect: { bob: { library: ['Swamp', 'Hill Giant', 'Island'] } },
    },
  }),
  scenario(
    '701.29a: of several opponents the player chooses one; with an empty library nothing is looked at',
    {
      rules: ['701.29a', '609.3'],
      alice: { hand: [omen] },
      bob: { library: [] },
      carol: { library: ['Swamp', 'Island'] },
      script: [
        'alice casts Ill Omen',
        'pass until alice decides',
        'alice chooses carol',
        'alice answers top: nothing; bottom: Island, Swamp',
        'pass until the stack is empty',
      ],
      expect: { carol: { library: ['Island', 'Swamp'] } },
      control: {
        script: [
          'alice casts Ill Omen',
          'pass until alice decides',
          'alice chooses bob',
          'pass until the stack is empty',
        ],
        expect: { carol: { library: ['Swamp', 'Island'] } },
      },
    },
  ),
];
