import { characteristics } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord } from '../../state/word-table.ts';
import { combinations } from '../combinations.ts';
import { manaAbilities } from '../mana/sources.ts';
import { type CostContext, contextOf } from './context.ts';
import { shortOf, usesOf } from './limited.ts';
import { type HowUsed, howUsed, type ObjectsForPart, objectsForPart, worthOf } from './parts.ts';

/** Objects chosen for some of the parts of a cost, by the part's position. */
export type ChosenForParts = Readonly<Record<number, readonly ObjectId[]>>;

/** Objects that are taken already: for nothing that uses them up, or that taps them. */
export interface Taken {
  readonly up: ReadonlySet<ObjectId>;
  readonly tapping: ReadonlySet<ObjectId>;
}

const nothing: ReadonlySet<ObjectId> = new Set();
const nothingTaken: Taken = { up: nothing, tapping: nothing };

/** A part that objects are found for, with its position. */
interface OpenPart {
  readonly at: number;
  readonly objects: ObjectsForPart;
}

/**
 * Ways to give each part of a locked cost the objects it needs, none used up twice (118.10) and none tapped twice, nor
 * any that is taken, and with life and counters enough for all parts; those that leave mana sources alone,
 * and what would be missed most, come first.
 */
export function* assignments(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  chosen: ChosenForParts,
  taken: Taken = nothingTaken,
): Generator<ChosenForParts> {
  const open: OpenPart[] = [];
  cost.forEach((part, at) => {
    const objects = chosen[at] === undefined ? objectsForPart(game, context, part) : null;
    if (objects !== null && objects.chosenBy !== 'chance') open.push({ at, objects });
  });
  const tapped = new Set(taken.tapping);
  for (const part of cost)
    if (costWord(part).symbol === 'tap') tapped.add(contextOf(context, part).scope.self);
  const used = { up: new Set(taken.up), tapping: tapped, nothing: new Set<ObjectId>() };
  cost.forEach((part, at) => {
    for (const id of chosen[at] ?? []) used[howUsed(part)].add(id);
  });
  const isEnough = (all: ChosenForParts): boolean => shortOf(usesOf(game, context, cost, all)) === null;
  if (open.length === 0) {
    if (isEnough(chosen)) yield chosen;
    return;
  }
  const sources = new Set(manaAbilities(game, context.player).map(({ object }) => object));
  // The part with the fewest objects to spare chooses first.
  open.sort((a, b) => spare(a) - spare(b) || a.at - b.at);
  for (const all of assign(game, open, 0, chosen, used, sources)) if (isEnough(all)) yield all;
}

const spare = ({ objects }: OpenPart): number => objects.options.length - objects.least;

function* assign(
  game: Game,
  open: readonly OpenPart[],
  at: number,
  chosen: ChosenForParts,
  used: Readonly<Record<HowUsed, ReadonlySet<ObjectId>>>,
  sources: ReadonlySet<ObjectId>,
): Generator<ChosenForParts> {
  const part = open[at];
  if (part === undefined) {
    yield chosen;
    return;
  }
  const { options, uses } = part.objects;
  const free = options.filter((id) => !used[uses].has(id));
  const spent = uses === 'up' ? missedLeastFirst(game, free) : free;
  const ordered = [...spent.filter((id) => !sources.has(id)), ...spent.filter((id) => sources.has(id))];
  for (const taken of enough(game, part.objects, ordered)) {
    const more = { ...used, [uses]: uses === 'nothing' ? used.nothing : new Set([...used[uses], ...taken]) };
    yield* assign(game, open, at + 1, { ...chosen, [part.at]: taken }, more, sources);
  }
}

/** Tokens before cards, and what is worth less before what is worth more: by mana value, then by power. */
function missedLeastFirst(game: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (ids.length < 2) return ids;
  const found = ids.map((id) => {
    const { manaValue, power } = characteristics(game, id);
    return { id, isCard: Number(game.objects[id]?.kind !== 'token'), manaValue, power: power ?? 0 };
  });
  return found
    .sort((a, b) => a.isCard - b.isCard || a.manaValue - b.manaValue || a.power - b.power)
    .map(({ id }) => id);
}

/** The fewest of these that a part needs, in every way; of those that must come to a total any number that does. */
function* enough(
  game: Game,
  { least, total }: ObjectsForPart,
  free: readonly ObjectId[],
): Generator<readonly ObjectId[]> {
  if (total === null) {
    yield* combinations(free, least);
    return;
  }
  const values = new Map(free.map((id) => [id, worthOf(game, total.of, id)]));
  const worth = (ids: readonly ObjectId[]) => ids.reduce((sum, id) => sum + (values.get(id) ?? 0), 0);
  const most = [...values.values()].reduce((sum, value) => sum + Math.max(0, value), 0);
  if (most < total.atLeast) return;
  for (let count = least; count <= free.length; count += 1)
    for (const ids of combinations(free, count)) if (worth(ids) >= total.atLeast) yield ids;
}
