import type { Procedure } from '../state/procedure.ts';
import { turnDrawnUp } from './drawn-meanwhile.ts';
import { happenProcedure } from './happen.ts';

export { mayAttach } from './attaching.ts';
export { isLookedFor } from './condition-index.ts';
export { changedTime } from './day-and-night.ts';
export { isToTurnDrawnUp } from './drawn-meanwhile.ts';
export { couldLoseLife, mayBeDestroyed, mayDraw, mayHappen, maySearch } from './impossible.ts';
export { isBandedWith, mayFight } from './in-combat.ts';
export { isForeseen, isPartOfBatch, joinsBatch } from './joining.ts';
export { entering, makeMove, makeTokens } from './moves-and-creations.ts';
export { lookedAtAsItMoves } from './moving-now.ts';
export { possibleProtectors } from './protectors.ts';
export { endShowing } from './revealed.ts';
export { scopeOnStack } from './scope-on-stack.ts';
export { takenNow } from './taken-now.ts';
export { isTopRevealed, type Tops, topsNow, topToBeSeen } from './top-cards.ts';
export { combatMatters } from './what-events-change.ts';

/** The procedures of this room. */
export const procedures: readonly Procedure[] = [happenProcedure, turnDrawnUp];

export { factsGiven, factsReplaced } from './facts-given.ts';
/** What events give to words that speak of them. */
export type { Fact } from './looking.ts';
