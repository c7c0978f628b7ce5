/** Restrictions on one creature that count the others which attack or block (506.5, 508.1c, 509.1b). */
import { answersOf, type Game, type ObjectId, ruleChangesFor } from '../rules/index.ts';

/** How many others have to attack, or block, if it does, and what says so. */
export interface OthersNeeded {
  readonly others: number;
  readonly source: ObjectId;
}

/** What keeps a creature from attacking, or from blocking, unless at least so many others do; "not alone" is one other. */
export function othersNeeded(game: Game, id: ObjectId, does: 'attack' | 'block'): readonly OthersNeeded[] {
  return answersOf(ruleChangesFor(game, id), (home, { change, source }) => {
    const others = (does === 'attack' ? home.othersToAttack : home.othersToBlock)?.(change) ?? 0;
    return others === 0 ? undefined : { others, source };
  });
}

/** The most others that it needs; 0: it may attack, or block, alone. */
export const mostOthersNeeded = (game: Game, id: ObjectId, does: 'attack' | 'block'): number =>
  Math.max(0, ...othersNeeded(game, id, does).map(({ others }) => others));
