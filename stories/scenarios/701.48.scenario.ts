import { card, scenario } from '../../machines/play/scenario/index.ts';
import { saying, witness } from './keyword-actions.ts';

const study = saying('Evening Study', 'learn');
const lesson = card('First Principles', ['sorcery'], { manaCost: '{1}{U}', subtypes: 'Lesson' });
const diary = witness('Student Diary', 'learn', { who: 'you' });

export default [
  scenario('701.48a: who learns may discard a card, and draws one if they did', {
    rules: ['701.48a'],
    alice: { hand: [study, 'Forest'], library: ['Island'], outside: [lesson] },
    bob: {},
    script: [
      'alice casts Evening Study',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: ['Island'], graveyard: ['Forest', 'Evening Study'], outside: 1 } },
    control: {
      // Or they reveal a Lesson card from outside the game and put it into their hand.
      script: [
        'alice casts Evening Study',
        'pass until alice decides',
        'alice says no',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['First Principles', 'Forest'], library: 1, outside: 0 } },
    },
  }),
  scenario('701.48a: neither has to be done; without a card to discard only the second can', {
    rules: ['701.48a', '608.2d'],
    alice: { hand: [study], battlefield: [diary], library: ['Island'], outside: [lesson] },
    bob: {},
    script: [
      'alice casts Evening Study',
      'pass until alice decides',
      'alice says no',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, library: 1, outside: 1, life: 21 } },
    control: {
      script: [
        'alice casts Evening Study',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['First Principles'], library: 1, outside: 0, life: 21 } },
    },
  }),
  scenario('701.48a: only a Lesson card can be fetched', {
    rules: ['701.48a'],
    alice: { hand: [study], library: ['Island'], outside: ['Forest'] },
    bob: {},
    script: ['alice casts Evening Study', 'pass until the stack is empty'],
    expect: { alice: { hand: 0, outside: 1 } },
    control: {
      setup: { alice: { hand: [study], outside: [lesson] } },
      script: [
        'alice casts Evening Study',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['First Principles'] } },
    },
  }),
];
