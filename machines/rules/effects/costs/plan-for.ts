/** How the mana of a cost is planned with what the other parts of that cost need (118.10). */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord } from '../../state/word-table.ts';
import { manaAbilities } from '../mana/sources.ts';
import { assignments, type ChosenForParts } from './assigning.ts';
import { type CostContext, contextOf } from './context.ts';
import { asksForObjects } from './further-activations.ts';
import { nothingReserved, type Reserved } from './groups.ts';
import { sumOf, usesOf } from './limited.ts';
import { manaOf } from './locked.ts';
import { howUsed } from './parts.ts';
import { type Plan, planMana } from './plan.ts';

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
  if (!cost.some(needsObjects))
    return planMana(game, context, mana, reservedFor(game, context, cost, {}), losing);
  let left = tries;
  const tried = new Set<string>();
  for (const assigned of assignments(game, context, cost, chosen)) {
    const reserved = reservedFor(game, context, cost, assigned);
    const key = keyOf(game, context, reserved);
    if (!tried.has(key)) {
      tried.add(key);
      const plan = planMana(game, context, mana, reserved, losing);
      if (plan !== null) return plan;
    }
    left -= 1;
    if (left === 0 || !mattersForMana(game, context, cost)) return null;
  }
  return null;
}

/** Choices that leave the same mana abilities: only what could be activated, or pay for that, is told apart. */
function keyOf(game: Game, { player }: CostContext, { stays, tapping, up, uses }: Reserved): string {
  const sources = new Set(manaAbilities(game, player).map(({ object }) => object));
  const isTold = asksForObjects(game, player) ? () => true : (id: ObjectId) => sources.has(id);
  return JSON.stringify([...[tapping, up, stays].map((ids) => [...ids].filter(isTold).toSorted()), uses]);
}

/**
 * Whether mana could be missing because of the objects chosen for a cost: what is tapped as a cost makes none, and what
 * is used up doesn't pay for a mana ability. Other objects can be tapped for mana before.
 */
export const mattersForMana = (game: Game, context: CostContext, cost: readonly CostPart[]): boolean =>
  cost.some((part) => howUsed(part) === 'tapping') || asksForObjects(game, context.player);

/** Whether objects are found for a part. */
export const needsObjects = (part: CostPart): boolean => costWord(part).needsObjects(part);

/** What the parts of a cost use, with these objects chosen for them. */
export function reservedFor(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
): Reserved {
  if (cost.length === 1 && cost.every((part) => part.pay === 'mana')) return nothingReserved;
  const tapping = new Set<ObjectId>();
  const up = new Set<ObjectId>();
  const stays = new Set<ObjectId>();
  cost.forEach((part, at) => {
    const { self } = contextOf(context, part).scope;
    const word = costWord(part);
    if (word.keepsOwn?.(part) === true) stays.add(self);
    if (word.symbol !== undefined) tapping.add(self);
    const uses = word.uses === 'tapping' ? tapping : up;
    for (const id of chosen[at] ?? []) uses.add(id);
  });
  return { tapping, up, stays, uses: sumOf(usesOf(game, context, cost, chosen)) };
}
