import type { KeywordAction } from '../../state/keyword-action.ts';
import { as } from '../write/index.ts';
import { withNumber } from './said.ts';

/** Scry N: the top cards of the library stay there or go to its bottom (701.22a); to scry 0 is no event (701.22b). */
export const scry: KeywordAction = {
  action: 'scry',
  rule: '701.22a',
  verb: 'scries',
  said: { deed: [withNumber('scry')] },
  parameters: { needs: ['n'] },
  notWithZero: true,
  effect: () => [
    as('result', { do: 'arrange', who: 'they', count: { number: 'amount', by: 'n' }, action: 'scry' }),
  ],
};
