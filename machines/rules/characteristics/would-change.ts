import type { ObjectId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { sameWords } from '../state/same-words.ts';
import type { Modification } from '../state/vocabulary/index.ts';
import { modificationWord } from '../state/word-table.ts';
import type { Writable } from '../state/write.ts';
import {
  type Application,
  applicationOf,
  type Doing,
  doingTo,
  type Layering,
  makeChange,
  scopeNow,
} from './applying.ts';
import { type Layer, words } from './changes.ts';
import { type Effect, isThere } from './effects-in-force.ts';
import { haveTheSame } from './expand.ts';
import {
  isOfEachAlone,
  readsOfAffected,
  readsOfChanges,
  readsOfCondition,
  readsOfSource,
  writesOf,
} from './footprints.ts';
import { isBasicLandType, setsThatFit } from './subtypes.ts';

/** What an object is as far as the walk has come, or would be after something that is only tried. */
type Look = (id: ObjectId) => Characteristics;

/** Two effects that wait in a layer: would applying the other first change anything about the one? */
interface Question {
  readonly walk: Layering;
  readonly layer: Layer;
  readonly effect: Effect;
  /** How it applies as things are, if it does. */
  readonly now: Application | null;
  readonly applied: Application;
  /** What the other writes. */
  readonly writes: number;
  /** The other changes the source of the one, and something that is asked of it. */
  readonly changesSource: boolean;
  /** What an object is without the other. */
  readonly before: Look;
}

/**
 * Whether applying another effect in a layer would change whether an effect exists, what it applies to, or what it
 * does to any of those (613.8a). `now` and `applied` is how the two apply as things are.
 */
export function wouldChange(
  walk: Layering,
  layer: Layer,
  effect: Effect,
  now: Application | null,
  other: Effect,
  applied: Application,
): boolean {
  const { ask, cache, game } = walk;
  const { soFar } = cache;
  const before: Look = (id) => {
    const tried = cache.soFar;
    cache.soFar = soFar;
    const found = ask.characteristics(game, id);
    cache.soFar = tried;
    return found;
  };
  const writes = writesOf(other, layer);
  const changesSource =
    (readsOfSource(effect, layer) & writes) !== 0 && positionsIn(applied.affected).has(effect.source);
  const question = { walk, layer, effect, now, applied, writes, changesSource, before };
  const after = changedBy(question);
  cache.soFar = { get: (id) => after(id) ?? soFar?.get(id) };
  try {
    return wouldAffectOthers(question) || (now !== null && wouldDoOther(question, now));
  } finally {
    cache.soFar = soFar;
  }
}

/** The objects that the other effect would change, each worked out once it is looked at. */
function changedBy({
  applied,
  before,
  layer,
  walk,
}: Question): (id: ObjectId) => Characteristics | undefined {
  const tried = new Map<ObjectId, Characteristics>();
  const positions = positionsIn(applied.affected);
  return (id) => {
    const at = positions.get(id);
    if (at === undefined) return undefined;
    const known = tried.get(id);
    if (known !== undefined) return known;
    const now: Writable<Characteristics> = { ...before(id) };
    for (const doing of applied.doing) makeChange(walk, layer, applied, doing, at, id, now);
    tried.set(id, now);
    return now;
  };
}

/** Whether it would exist or not, and apply to other objects. */
function wouldAffectOthers(question: Question): boolean {
  const { applied, changesSource, effect, layer, now, walk, writes } = question;
  if (effect.affected !== null) return false;
  const changesCondition = (readsOfCondition(effect) & writes) !== 0;
  const changesAffected = (readsOfAffected(effect) & writes) !== 0;
  if (!changesSource && !changesCondition && !changesAffected) return false;
  const affects = effect.ability?.affects;
  const filter = typeof affects === 'object' && 'all' in affects ? affects.all : null;
  if (now === null || changesSource || changesCondition || filter === null || !isOfEachAlone(filter)) {
    const after = applicationOf(walk, effect, layer);
    return after === null || now === null ? after !== now : !areTheSame(after.affected, now.affected);
  }
  const { ask, game } = walk;
  const positions = positionsIn(now.affected);
  return applied.affected.some(
    (id) => positions.has(id) !== (isThere(game, id) && ask.fits(game, now.scope, filter, id)),
  );
}

/** Whether it would do something else to what it applies to: with other numbers, for another player, to other types. */
function wouldDoOther(question: Question, now: Application): boolean {
  const { applied, before, changesSource, effect, layer, walk, writes } = question;
  if ((readsOfChanges(effect, layer) & writes) === 0 && !changesSource) return false;
  const after = doingTo(walk, effect, layer, scopeNow(walk, effect), now.affected);
  if (now.doing.some((doing, at) => !isTheSame(doing, after[at]))) return true;
  if (!now.doing.some(({ part }) => subtypesOf(part.change) !== null)) return false;
  const positions = positionsIn(applied.affected);
  return now.affected.some(
    (id) =>
      positions.has(id) &&
      subtypesGot(walk, now, before(id)) !== subtypesGot(walk, now, walk.ask.characteristics(walk.game, id)),
  );
}

const isTheSame = (one: Doing, other: Doing | undefined): boolean =>
  one.gains === other?.gains &&
  (modificationWord(one.part.change).givesThoseOf === undefined || haveTheSame(one.given, other.given)) &&
  (one.change === other.change || sameWords(one.change, other.change));

const subtypesOf = (change: Modification) => modificationWord(change).subtypes?.(change) ?? null;

/**
 * Which subtypes an object gets of those that an effect adds or sets: those of its types (205.3d), which the effect may
 * change first; and whether it loses its text to a land type (305.7). In words that can be compared: the sets of the
 * subtypes, as what the effect says is the same before and after.
 */
function subtypesGot({ ask, game }: Layering, { doing, scope }: Application, was: Characteristics): string {
  let { types } = was;
  let got = '';
  for (const { part } of doing) {
    const { change } = part;
    const said = subtypesOf(change);
    const { order, typesWith } = modificationWord(change);
    if (typesWith !== undefined) types = typesWith(types, change);
    else if (said !== null) {
      const subtypes = words(ask, game, scope, said);
      const sets = setsThatFit(subtypes, types);
      const losesText = order === 'sets' && sets.includes('land') && subtypes.some(isBasicLandType);
      got += `${losesText}: ${sets.join(', ')}; `;
    }
  }
  return got;
}

/** Where each of these is among them; worked out once. */
const positionsIn = onceFor(
  (ids: readonly ObjectId[]): ReadonlyMap<ObjectId, number> => new Map(ids.map((id, at) => [id, at])),
);

const areTheSame = (some: readonly ObjectId[], others: readonly ObjectId[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);
