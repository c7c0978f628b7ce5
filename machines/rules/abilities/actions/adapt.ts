import type { KeywordAction } from '../../state/keyword-action.ts';
import { putCounters } from '../write/index.ts';
import { withNumber } from './said.ts';

/** Adapt: this permanent grows if it has no +1/+1 counters on it (701.46a). */
export const adapt: KeywordAction = {
  action: 'adapt',
  rule: '701.46a',
  verb: 'adapts',
  said: { deed: [withNumber('adapt')] },
  parameters: { needs: ['n'] },
  effect: () => [
    {
      do: 'if',
      condition: {
        holds: 'not',
        of: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
      },
      then: [putCounters('+1/+1', { number: 'amount', by: 'n' }, 'self')],
    },
  ],
};
