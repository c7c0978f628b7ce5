import { remembering } from '../../state/memory.ts';
import { done, procedure } from '../../state/procedure.ts';
import { canPay } from './can-pay.ts';
import type { CostContext } from './context.ts';
import type { Cost } from './locked.ts';

/**
 * Whether a cost could be paid (118.3), for rooms below that only call procedures by name: nobody is asked whether to
 * pay what they can't. Memory: `{ context, cost }`. Returns a boolean.
 */
export const payable = procedure(
  'payable',
  '118.3',
  remembering<{ readonly context: CostContext; readonly cost: Cost }>({
    context: 'record, later',
    cost: 'records or null, later',
  }),
  ['check'],
  {
    check: (game, { memory: { context, cost } }) => done(canPay(game, context, cost).ok),
  },
);
