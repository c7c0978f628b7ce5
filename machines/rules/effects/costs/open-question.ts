import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { assignments, type ChosenForParts } from './assigning.ts';
import { type CostContext, contextOf } from './context.ts';
import { manaOf, noMana } from './locked.ts';
import { type ObjectsForPart, objectsForPart, worthOf } from './parts.ts';
import { mattersForMana, planFor } from './plan-for.ts';

/** A cost that is being paid. */
interface Paying {
  readonly context: CostContext;
  readonly locked: readonly CostPart[];
  readonly chosen: ChosenForParts;
  readonly manaIsPaid: boolean;
}

/** The question which objects to use for a part of a cost. */
export const questionFor = (
  game: Game,
  context: CostContext,
  { about, hidden, purpose, total }: ObjectsForPart,
  options: readonly ObjectId[],
  part: CostPart,
  min: number,
  max: number,
) => ({
  kind: 'choose' as const,
  rule: '601.2h' as const,
  about,
  object: contextOf(context, part).scope.self,
  options: options.map((object) => ({ object })),
  min,
  max,
  hidden,
  purpose,
  tone: 'bad' as const,
  ...(total !== null && {
    total: {
      what: total.of === 'power' ? 'power' : 'mana value',
      values: options.map((id) => worthOf(game, total.of, id)),
      atLeast: total.atLeast,
    },
  }),
});

/** What is still to be chosen for a part of a cost. */
interface Question {
  readonly objects: ObjectsForPart;
  readonly options: readonly ObjectId[];
  readonly count: number;
}

/**
 * What is still to be chosen for a part; null if nothing is. Where parts want the same objects, or what is tapped for
 * one could be needed for mana, objects are chosen one at a time, each only if the rest can still be paid after it.
 */
export function openQuestion(game: Game, memory: Paying, part: CostPart, at: number): Question | null {
  const { chosen, locked } = memory;
  const objects = objectsForPart(game, memory.context, part);
  if (objects === null) return null;
  const already = chosen[at] ?? [];
  const taken = locked.flatMap((other, index) =>
    objectsForPart(game, memory.context, other)?.uses === objects.uses ? (chosen[index] ?? []) : [],
  );
  if (objects.least < objects.count) {
    if (chosen[at] !== undefined) return null;
    const options = objects.options.filter(
      (id) => !taken.includes(id) && leavesTheRest(game, memory, part, at, [id], 0),
    );
    return { objects, options, count: Math.min(objects.count, options.length) };
  }
  const count = objects.count - already.length;
  if (count <= 0) return null;
  if (objects.chosenBy !== 'player') return { objects, options: objects.options, count };
  const conflicts =
    objects.uses === 'tapping' ||
    (manaOf(locked).length > 0 && mattersForMana(game, memory.context, locked)) ||
    locked.some((other, index) => {
      if (index === at || chosen[index] !== undefined) return false;
      const theirs = objectsForPart(game, memory.context, other);
      return theirs !== null && theirs.uses === objects.uses && overlap(theirs.options, objects.options);
    }) ||
    overlap(Object.values(chosen).flat(), objects.options);
  if (!conflicts) return { objects, options: objects.options, count };
  const options = objects.options.filter(
    (id) => !taken.includes(id) && leavesTheRest(game, memory, part, at, [...already, id], objects.count),
  );
  return { objects, options, count: options.length < count ? options.length : 1 };
}

const overlap = (some: readonly ObjectId[], others: readonly ObjectId[]): boolean =>
  some.some((id) => others.includes(id));

/** Whether everything can still be paid once these objects are taken for a part. */
function leavesTheRest(
  game: Game,
  memory: Paying,
  part: CostPart,
  at: number,
  taken: readonly ObjectId[],
  count: number,
): boolean {
  // As many parts of one object each: those taken, and what is still open.
  const split: CostPart[] = [...memory.locked];
  const chosen: Record<number, readonly ObjectId[]> = { ...memory.chosen, [at]: taken };
  if (taken.length < count && 'count' in part) split.push({ ...part, count: count - taken.length });
  const rest = memory.manaIsPaid ? split.map((one) => (one.pay === 'mana' ? noMana : one)) : split;
  if (assignments(game, memory.context, rest, chosen).next().done === true) return false;
  return manaOf(rest).length === 0 || planFor(game, memory.context, rest, chosen, true) !== null;
}
