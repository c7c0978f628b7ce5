import { costChanges } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ActivatedAbility, CostPart } from '../../state/vocabulary/index.ts';
import type { CostContext } from './context.ts';
import { lockedCost, manaOf } from './locked.ts';
import { changesFor, totalCost } from './total.ts';

/** Whether any effect changes what activated abilities cost. */
export const changesAbilities = (game: Game): boolean =>
  costChanges(game).some(({ change }) => change.of === 'abilities');

/**
 * What a mana ability of an object costs in all, locked in, with what effects add to that or take off it (601.2f, 602.2b,
 * 605.3). Null if nothing changes its own cost.
 */
export function changedManaAbility(
  game: Game,
  { player, scope }: CostContext,
  { cost, keyword }: ActivatedAbility,
): readonly CostPart[] | null {
  if (!changesAbilities(game)) return null;
  const question = {
    player,
    object: scope.self,
    of: 'abilities',
    isMana: true,
    keyword: keyword ?? null,
    scope,
    cost,
    targets: [],
  } as const;
  const changes = changesFor(game, question);
  const { floor, increases, reductions } = changes;
  if (increases.length === 0 && floor === 0) {
    const hasMana = manaOf(lockedCost(game, scope, cost)).length > 0;
    if (reductions.length === 0 || !hasMana) return null;
  }
  return totalCost(game, question, changes);
}
