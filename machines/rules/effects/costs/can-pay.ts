import type { Game } from '../../state/game.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import { all, allowed, dependingOn, forbidden, type Verdict } from '../../state/verdict.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { assignments, type ChosenForParts } from './assigning.ts';
import { mayBringAlong } from './brought-along.ts';
import { planByBurying } from './burying.ts';
import { canPayMana } from './can-pay-mana.ts';
import type { CostContext } from './context.ts';
import { asksForObjects } from './further-activations.ts';
import { type Cost, lockedCost, manaOf } from './locked.ts';
import { howUsed, partVerdict } from './parts.ts';
import { leftOver, type Otherwise, waysOtherwise } from './paying-otherwise.ts';
import { firstToBeDone } from './performed.ts';
import { needsObjects, planFor } from './plan-for.ts';

/**
 * Can the player pay this cost in whole, with their pool and what mana abilities would make (118.3, 601.2h)? An
 * unpayable cost can't be paid (118.6). The same objects can't be used up for two parts of it (118.10).
 */
export function canPay(game: Game, context: CostContext, cost: Cost): Verdict {
  if (cost === null)
    return forbidden('118.6', '{0} has no mana cost, so that it can’t be paid.', [context.scope.self]);
  return canPaySomehow(game, context, lockedCost(game, context.scope, cost));
}

/**
 * The same where mana abilities may bring along what is missing (601.2g): it is allowed then, and depends on that. Only for
 * what can be given up (`CostContext.open`); otherwise the verdict stands.
 */
export const couldPay = (
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  verdict: Verdict,
): Verdict => {
  if (verdict.ok || context.open !== true || context.fromPool === true) return verdict;
  const locked = lockedCost(game, context.scope, cost);
  return mayBringAlong(game, context, locked, (then) => canPaySomehow(then, context, locked).ok)
    ? dependingOn(verdict)
    : verdict;
};

/** The same of a locked cost, with objects chosen for some parts already. */
export const canPayLocked = (
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Verdict => {
  const verdict = canPayAsItIs(game, context, cost, chosen, null);
  if (verdict.ok) return verdict;
  return otherwise(game, context, cost, chosen, waysOtherwise(game, context, cost), null, verdict);
};

/**
 * The same of a locked cost, in any way to do the keyword actions in it; and where mana abilities may be activated first for
 * what they put into the graveyard (601.2g, 702.66a).
 */
export const canPaySomehow = (game: Game, context: CostContext, cost: readonly CostPart[]): Verdict => {
  const toBeDone = firstToBeDone(game, context, cost);
  if (toBeDone !== null) {
    for (const part of cost) {
      const alone = partVerdict(game, context, part);
      if (!alone.ok) return alone;
    }
    const verdicts = toBeDone.ways.map((way) => canPaySomehow(game, context, way.cost));
    return verdicts.some(({ ok }) => ok) ? allowed : all(verdicts);
  }
  const verdict = canPayLocked(game, context, cost, {});
  if (verdict.ok) return verdict;
  const ways = waysOtherwise(game, context, cost);
  return ways.length > 0 && planByBurying(game, context, cost, ways) !== null ? allowed : verdict;
};

/** What the mana of a cost may come to that was paid with mana already: with the rest paid otherwise. */
export type PaidWithMana = readonly string[] | null;

/**
 * Whether a locked cost can be paid with as much of its mana as need be paid in these other ways: all the rest with mana,
 * if none is paid yet.
 */
export function canPayWith(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  ways: readonly Otherwise[],
  paid: PaidWithMana,
): Verdict {
  const verdict = canPayAsItIs(game, context, cost, chosen, paid);
  return verdict.ok ? verdict : otherwise(game, context, cost, chosen, ways, paid, verdict);
}

/** The same where it can't be paid as it is: why not is the verdict then, if no other way helps. */
function otherwise(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  [way, ...others]: readonly Otherwise[],
  paid: PaidWithMana,
  verdict: Verdict,
): Verdict {
  if (way === undefined) return verdict;
  // The more is paid otherwise the less mana is missing; fewer objects are enough only where others want them as well.
  const isMostBest =
    paid === null &&
    !way.colored &&
    howUsed(way.part) === 'up' &&
    !cost.some(needsObjects) &&
    !asksForObjects(game, context.player);
  for (const left of leftOver(game, context, cost, way)) {
    if (canPayWith(game, context, left.cost, chosen, others, paid).ok) return allowed;
    if (isMostBest) break;
  }
  return verdict;
}

/** How many mana of the locked cost can be paid in this way, so that the rest can be paid as well. */
export function timesOtherwise(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  [way, ...others]: readonly [Otherwise, ...Otherwise[]],
  paid: PaidWithMana,
): readonly number[] {
  const times = new Set<number>();
  for (const left of leftOver(game, context, cost, way))
    if (!times.has(left.times) && canPayWith(game, context, left.cost, chosen, others, paid).ok)
      times.add(left.times);
  return [...times];
}

/** A locked cost paid in no other way than it says. */
function canPayAsItIs(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  paid: PaidWithMana,
): Verdict {
  if (!cost.some(needsMore)) return manaVerdict(game, context, cost, chosen, paid);
  for (const part of cost) {
    const verdict = partVerdict(game, context, part);
    if (!verdict.ok) return verdict;
  }
  const first = assignments(game, context, cost, chosen).next();
  if (first.done === true)
    return forbidden('118.10', 'There isn’t enough to pay every part of the cost.', [context.scope.self]);
  return manaVerdict(game, context, cost, chosen, paid);
}

const needsMore = (part: CostPart): boolean => part.pay !== 'mana';

function manaVerdict(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  paid: PaidWithMana,
): Verdict {
  const mana = manaOf(cost);
  if (mana.length === 0 && paid === null) return allowed;
  const isPayable =
    paid !== null
      ? paid.includes(printManaCost(mana))
      : cost.length === 1
        ? canPayMana(game, context, mana)
        : planFor(game, context, cost, chosen, true) !== null;
  return isPayable
    ? allowed
    : forbidden('118.3', '{p0} can’t pay {cost}.', [context.scope.self], {
        players: [context.player],
        values: { cost: printManaCost(mana) },
      });
}
