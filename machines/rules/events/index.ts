import type { Procedure } from '../state/procedure.ts';
import { happenProcedure } from './happen.ts';

export { attacker, defendingPlayer } from './apply-combat.ts';
export { looksBack } from './condition-index.ts';
export { mayBeDestroyed, mayHappen } from './impossible.ts';
export { entering, type MoveDetails, makeMove, makeTokens } from './make.ts';
export { isSubject, occurrences } from './match.ts';

/** The procedures of this room. */
export const procedures: readonly Procedure[] = [happenProcedure];
