import type { KeywordAction } from '../../state/keyword-action.ts';
import { named } from '../write/index.ts';
import { toObjects } from './said.ts';

/** Detain: until the controller's next turn permanents can't attack or block, nor their abilities be activated (701.35a). */
export const detain: KeywordAction = {
  action: 'detain',
  rule: '701.35a',
  verb: 'detains',
  said: { deed: [toObjects('detain')] },
  parameters: { needs: ['what'] },
  effect: () => [
    {
      do: 'rule',
      what: named('what'),
      rules: [
        { rule: 'cant', what: 'attackOrBlock' },
        { rule: 'cantActivate', what: {} },
      ],
      until: 'untilYourNextTurn',
    },
  ],
};
