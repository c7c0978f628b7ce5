import { phrase } from '../../../wording/syntax.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';

/** Face a villainous choice: one of two options is chosen, possible or not, and all of it is done (701.55a-b). */
export const faceAVillainousChoice: KeywordAction = {
  action: 'face a villainous choice',
  rule: '701.55a',
  verb: 'faces a villainous choice',
  said: {
    byItself: [
      phrase('<subject:players> [face] a villainous choice — <one:clauses> , or <other:clauses>', [
        {
          said: 'options',
          do: 'perform',
          action: 'face a villainous choice',
          who: '<subject>',
          options: ['<one>', '<other>'],
        },
      ]),
    ],
  },
  inTurn: true,
  parameters: { needs: ['options'] },
  effect: ({ options = [] }) => [{ do: 'oneOf', who: 'they', options, evenImpossible: true }],
};
