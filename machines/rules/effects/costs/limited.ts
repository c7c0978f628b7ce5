import { couldLoseLife } from '../../events/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { costWord } from '../../state/word-table.ts';
import type { ChosenForParts } from './assigning.ts';
import { type CostContext, contextOf, type PartInWords } from './context.ts';

/** Of something that there is only so much of (a player's life or energy, the counters of a kind on an object), what is used. */
export interface Use {
  /** What is used: the same for all that use the same. */
  readonly of: string;
  readonly count: number;
  /** So much of it there is now. */
  readonly has: number;
}

/** What is used by name. */
export type Uses = Readonly<Record<string, number>>;

/** What the parts of a locked cost use that others could want as well, with these objects chosen for them (118.3). */
export function usesOf(
  game: Game,
  paying: CostContext,
  cost: readonly PartInWords[],
  chosen: ChosenForParts,
): readonly Use[] {
  if (cost.length === 0) return noUses;
  const uses = cost.flatMap(
    (part, at) => costWord(part).limited?.(game, contextOf(paying, part), part, chosen[at] ?? []) ?? noUses,
  );
  return uses.filter(({ count }) => count > 0);
}

/** So many counters of a kind on an object. */
export const countersOf = (game: Game, on: ObjectId, kind: string, count: number): Use => ({
  of: `${on} ${kind}`,
  count,
  has: game.objects[on]?.counters[kind] ?? 0,
});

const noUses: readonly Use[] = [];

/** So much life the player could pay: what they have (119.4), or none if they can't lose life (119.8). */
export const lifeToPay = (game: Game, player: PlayerId): number =>
  couldLoseLife(game, player) ? Math.max(0, game.players[player]?.life ?? 0) : 0;

/** What these use together, besides what is used already. */
export function sumOf(uses: readonly Use[], already: Uses = {}): Uses {
  const sum: Record<string, number> = { ...already };
  for (const { of, count } of uses) sum[of] = (sum[of] ?? 0) + count;
  return sum;
}

/** What there isn't enough of for all of these, besides what is used already; null if there is enough of everything. */
export function shortOf(uses: readonly Use[], already: Uses = {}): string | null {
  if (uses.length === 0) return null;
  const sum = sumOf(uses, already);
  return uses.find(({ of, has }) => (sum[of] ?? 0) > has)?.of ?? null;
}
