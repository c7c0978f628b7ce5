import type { KeywordAction } from '../../state/keyword-action.ts';
import { as } from '../write/index.ts';
import { withNumber } from './said.ts';

/** Surveil N: the top cards of the library stay there or go to the graveyard (701.25a); 0 is no event (701.25c). */
export const surveil: KeywordAction = {
  action: 'surveil',
  rule: '701.25a',
  verb: 'surveils',
  said: { deed: [withNumber('surveil')] },
  parameters: { needs: ['n'] },
  notWithZero: true,
  effect: () => [
    as('result', {
      do: 'arrange',
      who: 'they',
      count: { number: 'amount', by: 'n' },
      others: 'graveyard',
      action: 'surveil',
    }),
  ],
};
