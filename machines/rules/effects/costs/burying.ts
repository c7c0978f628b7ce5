/** Cards that mana abilities put into a graveyard, where they can be exiled to pay as well (601.2g-h, 702.66a). */
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { abilityAt } from '../../state/text.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord } from '../../state/word-table.ts';
import { type CostContext, costContext } from './context.ts';
import { asksForObjects } from './further-activations.ts';
import { lockedCost, manaOf } from './locked.ts';
import { howUsed, partVerdict } from './parts.ts';
import { leftOver, type Otherwise, withLessGeneric, withMana } from './paying-otherwise.ts';
import type { Plan, PlannedActivation } from './plan.ts';
import { needsObjects, planFor } from './plan-for.ts';

/**
 * How mana abilities could be activated first for a cost that then can be paid with cards exiled from the graveyard, among
 * them those that the abilities put there; null if that isn't found.
 */
export function planByBurying(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  ways: readonly Otherwise[],
): Plan | null {
  if (!asksForObjects(game, context.player)) return null;
  if (!cost.every((part) => partVerdict(game, context, part).ok)) return null;
  const isWanted = cost.some(needsObjects);
  for (const way of ways) {
    if (howUsed(way.part) !== 'up' || way.most !== null) continue;
    // Fewer cards are enough only where other parts want some as well.
    const leftovers = leftOver(game, context, cost, way);
    for (const { cost: left } of isWanted ? leftovers : leftovers.slice(0, 1)) {
      const mana = manaOf(left);
      for (let more = 1; ; more += 1) {
        const less = withLessGeneric(mana, more);
        if (less === null) break;
        const plan = planFor(game, context, withMana(left, less), {}, true);
        if (plan !== null && buriedBy(game, context.player, plan).length >= more) return plan;
      }
    }
  }
  return null;
}

/** The player's own cards that these activations put into a graveyard: they are sacrificed or discarded. */
const buriedBy = (game: Game, player: PlayerId, { activations }: Plan): readonly ObjectId[] =>
  activations
    .flatMap((one) => usedUp(game, player, one))
    .filter((id) => game.objects[id]?.kind === 'card' && game.objects[id]?.owner === player);

function usedUp(
  game: Game,
  player: PlayerId,
  { ability, object, objects }: PlannedActivation,
): readonly ObjectId[] {
  const text = abilityAt(game, ability);
  if (text.kind !== 'activated') return [];
  const cost = lockedCost(game, costContext(player, object).scope, text.cost);
  return cost.flatMap((part, at) => {
    const { movesTo, ownMove } = costWord(part);
    if (movesTo !== 'graveyard') return [];
    return objects?.[at] ?? (ownMove?.(part).to === movesTo ? [object] : []);
  });
}
