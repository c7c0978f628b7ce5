/** Cards that mana abilities put into a graveyard, where they can be exiled to pay as well (601.2g-h, 702.66a). */
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { abilityAt } from '../../state/text.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { type CostContext, costContext } from './context.ts';
import { asksForObjects } from './further-activations.ts';
import { nothingReserved } from './groups.ts';
import { lockedCost, manaOf } from './locked.ts';
import { leftOver, type Otherwise, withLessGeneric } from './paying-otherwise.ts';
import { type Plan, type PlannedActivation, planMana } from './plan.ts';

/** For no more cards than this a plan is looked for that puts them into the graveyard. */
const mostBuried = 4;

/**
 * How mana abilities could be activated first for a cost of mana alone that then can be paid with cards exiled from the graveyard, among
 * them those that the abilities put there; null if that isn't found.
 */
export function planByBurying(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  ways: readonly Otherwise[],
): Plan | null {
  if (cost.length > 1 || !asksForObjects(game, context.player)) return null;
  for (const way of ways) {
    if (!('exile' in way.part) || way.most !== null) continue;
    const [most] = leftOver(game, context, cost, way);
    if (most === undefined) continue;
    for (let more = 1; more <= mostBuried; more += 1) {
      const less = withLessGeneric(manaOf(most.cost), more);
      if (less === null) break;
      const plan = planMana(game, context, less, nothingReserved, true);
      if (plan !== null && buriedBy(game, context.player, plan).length >= more) return plan;
    }
  }
  return null;
}

/** The player's own cards that these activations sacrifice or discard. */
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
  return cost.flatMap((part, at) =>
    'sacrifice' in part || 'discard' in part
      ? (objects?.[at] ?? ('sacrifice' in part && part.sacrifice === 'self' ? [object] : []))
      : [],
  );
}
