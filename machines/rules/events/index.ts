import type { Procedure } from '../state/procedure.ts';
import { happenProcedure } from './happen.ts';

export { isBandedWith, mayFight } from './apply-combat.ts';
export { mayAttach } from './attaching.ts';
export { combatMatters } from './can-change.ts';
export { changedTime } from './day-and-night.ts';
export { enteringNow } from './entering-now.ts';
export { mayBeDestroyed, mayHappen } from './impossible.ts';
export { entering, makeMove, makeTokens } from './make.ts';
export { possibleProtectors } from './protectors.ts';
export { endShowing } from './revealed.ts';
export { isTopRevealed, type Tops, topsNow, topToBeSeen } from './top-cards.ts';

/** The procedures of this room. */
export const procedures: readonly Procedure[] = [happenProcedure];
