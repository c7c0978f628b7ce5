/**
 * State-based actions (704). A chart starts the procedure `stateBasedActions`, which makes one check and returns
 * `{ performed: boolean }`, and repeats it while that is true (704.3). `checkIsDue(game)` says beforehand, in a few
 * microseconds, whether there is anything to do.
 */
import type { Procedure } from '../../rules/index.ts';
import { stateBasedActionsProcedure } from './procedure.ts';

export { mustLeave } from './departing.ts';
export { checkIsDue } from './find.ts';

export const procedures: readonly Procedure[] = [stateBasedActionsProcedure];
