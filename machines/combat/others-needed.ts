/** Restrictions on one creature that count the others which attack or block (506.5, 508.1c, 509.1b). */
import type { Game, ObjectId } from '../rules/index.ts';
import { changesOn, prohibitions } from './rule-changes.ts';

/** How many others have to attack, or block, if it does, and what says so. */
export interface OthersNeeded {
  readonly others: number;
  readonly source: ObjectId;
}

/** What keeps a creature from attacking, or from blocking, unless at least so many others do; "not alone" is one other. */
export function othersNeeded(game: Game, id: ObjectId, does: 'attack' | 'block'): readonly OthersNeeded[] {
  const alone = prohibitions(game, id, does === 'attack' ? 'attackAlone' : 'blockAlone');
  const counted =
    does === 'attack'
      ? changesOn(game, id, 'attacksOnlyWith').map(({ change, source }) => ({
          others: change.others,
          source,
        }))
      : changesOn(game, id, 'blocksOnlyWith').map(({ change, source }) => ({
          others: change.others,
          source,
        }));
  return [...alone.map(({ source }) => ({ others: 1, source })), ...counted];
}

/** The most others that it needs; 0: it may attack, or block, alone. */
export const mostOthersNeeded = (game: Game, id: ObjectId, does: 'attack' | 'block'): number =>
  Math.max(0, ...othersNeeded(game, id, does).map(({ others }) => others));
