import { isSpokenOf, ruleChangesFor } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ManaPoint } from './making.ts';

/** Whether anything in this game could have what is tapped for mana produce something else. */
export const producesOtherwise = (game: Game): boolean => isSpokenOf(game, 'producesInstead');

/**
 * What a permanent that is tapped for this mana produces: where an effect says so something else, with the same limits
 * on what it may be spent on (106.12b).
 */
export function producedInstead(
  game: Game,
  permanent: ObjectId,
  points: readonly ManaPoint[],
): readonly ManaPoint[] {
  const [first] = points;
  if (first === undefined || !producesOtherwise(game)) return points;
  const much = points.reduce((sum, { amount }) => sum + amount, 0);
  const change = ruleChangesFor(game, permanent).find(
    ({ change: one }) => 'producesInstead' in one && much >= (one.ofAtLeast ?? 1),
  )?.change;
  return change === undefined || !('producesInstead' in change)
    ? points
    : change.producesInstead.map((type) => ({ ...first, types: [type], amount: 1 }));
}
