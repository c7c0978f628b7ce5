/** Priority: state-based actions, triggers waiting, passing (117, 603.3, 704). */
import type { Procedure } from '../rules/index.ts';
import { procedures as stateBasedActions } from './state-based-actions/index.ts';
import { orderTriggers } from './triggers.ts';

export { puttingTriggers } from './triggers.ts';
export const procedures: readonly Procedure[] = [...stateBasedActions, orderTriggers];
