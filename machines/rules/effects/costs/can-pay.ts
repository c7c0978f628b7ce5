import type { CostPart } from '../../state/ability.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import { allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import { manaAbilities } from '../mana/sources.ts';
import type { CostContext } from './context.ts';
import { nothingReserved, type Reserved } from './groups.ts';
import { type Cost, lockedCost, manaOf } from './locked.ts';
import { type ObjectsForPart, objectsForPart, partVerdict } from './parts.ts';
import { type Plan, planMana } from './plan.ts';

/** Objects chosen for some of the parts of a cost, by the part's position. */
export type ChosenForParts = Readonly<Record<number, readonly ObjectId[]>>;

/**
 * Can the player pay this cost in whole, with their pool and what mana abilities would make (118.3, 601.2h)? An
 * unpayable cost can't be paid (118.6). The same objects can't be used up for two parts of it (118.10).
 */
export function canPay(game: Game, context: CostContext, cost: Cost): Verdict {
  if (cost === null)
    return forbidden('118.6', '{0} has no mana cost, so that it can’t be paid.', [context.scope.self]);
  return canPayLocked(game, context, lockedCost(game, context.scope, cost), {});
}

/** The same of a locked cost, with objects chosen for some parts already. */
export function canPayLocked(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Verdict {
  if (!cost.some(needsMore)) return manaVerdict(game, context, cost, chosen);
  for (const part of cost) {
    const verdict = partVerdict(game, context, part);
    if (!verdict.ok) return verdict;
  }
  const first = assignments(game, context, cost, chosen).next();
  if (first.done === true)
    return forbidden('118.10', 'There aren’t enough objects to pay every part of the cost.', [
      context.scope.self,
    ]);
  return manaVerdict(game, context, cost, chosen);
}

const needsMore = (part: CostPart): boolean => !('mana' in part);

function manaVerdict(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Verdict {
  const mana = manaOf(cost);
  if (mana.length === 0) return allowed;
  return planFor(game, context, cost, chosen, true) === null
    ? forbidden('118.3', '{p0} can’t pay {cost}.', [context.scope.self], {
        players: [context.player],
        values: { cost: printManaCost(mana) },
      })
    : allowed;
}

/** How often other choices of what to tap as a cost are tried, when the mana can't be made with the first. */
const tries = 200;

/**
 * How the mana of a locked cost could be paid, what other parts need kept for them: the best plan over the choices of
 * objects that are still open. Null if there is none.
 */
export function planFor(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  losing: boolean,
): Plan | null {
  const mana = manaOf(cost);
  if (!cost.some(needsObjects)) return planMana(game, context, mana, reservedFor(context, cost, {}), losing);
  let left = tries;
  for (const assigned of assignments(game, context, cost, chosen)) {
    const plan = planMana(game, context, mana, reservedFor(context, cost, assigned), losing);
    if (plan !== null) return plan;
    left -= 1;
    // Only what is tapped as a cost can be missing for mana; other objects can be tapped for mana before.
    if (left === 0 || !cost.some((part) => 'tapPermanents' in part)) return null;
  }
  return null;
}

const needsObjects = (part: CostPart): boolean =>
  !('mana' in part || 'payLife' in part || 'loyalty' in part || 'mill' in part || 'putCounters' in part);

/** What the parts of a cost use, with these objects chosen for them. */
export function reservedFor(
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Reserved {
  if (cost.length === 1 && !needsObjects(cost[0] ?? { tap: true })) return nothingReserved;
  const tapping = new Set<ObjectId>();
  const up = new Set<ObjectId>();
  let life = 0;
  cost.forEach((part, at) => {
    if ('tap' in part || 'untap' in part) tapping.add(context.scope.self);
    if ('payLife' in part) life += Number(part.payLife);
    const uses = 'tapPermanents' in part ? tapping : up;
    for (const id of chosen[at] ?? []) uses.add(id);
  });
  return { tapping, up, life };
}

/** A part that objects are found for, with its position. */
interface OpenPart {
  readonly at: number;
  readonly objects: ObjectsForPart;
}

/**
 * Ways to give each part of a locked cost the objects it needs, none used up twice (118.10) and none tapped twice;
 * those that leave mana sources alone come first.
 */
export function* assignments(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Generator<ChosenForParts> {
  const open: OpenPart[] = [];
  cost.forEach((part, at) => {
    const objects = chosen[at] === undefined ? objectsForPart(game, context, part) : null;
    if (objects !== null && objects.chosenBy !== 'chance') open.push({ at, objects });
  });
  const tapped = new Set(cost.flatMap((part) => ('tap' in part ? [context.scope.self] : [])));
  const used = { up: new Set<ObjectId>(), tapping: tapped, nothing: new Set<ObjectId>() };
  cost.forEach((part, at) => {
    const uses = 'tapPermanents' in part ? used.tapping : 'reveal' in part ? used.nothing : used.up;
    for (const id of chosen[at] ?? []) uses.add(id);
  });
  if (open.length === 0) {
    yield chosen;
    return;
  }
  const sources = new Set(manaAbilities(game, context.player).map(({ object }) => object));
  // The part with the fewest objects to spare chooses first.
  open.sort((a, b) => spare(a) - spare(b) || a.at - b.at);
  yield* assign(open, 0, chosen, used, sources);
}

const spare = ({ objects }: OpenPart): number => objects.options.length - objects.count;

function* assign(
  open: readonly OpenPart[],
  at: number,
  chosen: ChosenForParts,
  used: Readonly<Record<'up' | 'tapping' | 'nothing', ReadonlySet<ObjectId>>>,
  sources: ReadonlySet<ObjectId>,
): Generator<ChosenForParts> {
  const part = open[at];
  if (part === undefined) {
    yield chosen;
    return;
  }
  const { options, count, uses } = part.objects;
  const free = options.filter((id) => !used[uses].has(id));
  const ordered = [...free.filter((id) => !sources.has(id)), ...free.filter((id) => sources.has(id))];
  for (const taken of taking(ordered, count, 0)) {
    const more = { ...used, [uses]: uses === 'nothing' ? used.nothing : new Set([...used[uses], ...taken]) };
    yield* assign(open, at + 1, { ...chosen, [part.at]: taken }, more, sources);
  }
}

function* taking(from: readonly ObjectId[], count: number, start: number): Generator<readonly ObjectId[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = start; at <= from.length - count; at += 1) {
    const first = from[at];
    if (first === undefined) return;
    for (const rest of taking(from, count - 1, at + 1)) yield [first, ...rest];
  }
}
