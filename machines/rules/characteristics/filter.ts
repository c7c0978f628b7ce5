import type { Attacker, Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Characteristics, GameObject } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import type { Scope } from '../state/scope.ts';
import { type Comparison, type Filter, speaksOfSources } from '../state/vocabulary/index.ts';
import { filterWord, isFilterWord } from '../state/word-table.ts';
import { type Zone, zones } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { allIn, mayBeMeant } from './zone-lists.ts';

/** Where an object is; one that has left is where it last was (608.2h). */
export const whereIs = (object: GameObject): Zone => object.left?.zone ?? object.zone;

/**
 * The zones that a filter speaks of (109.2): as it says, else those of its alternatives ("spell or permanent"), else the
 * stack for objects on it and the battlefield for all others.
 */
const zonesIn = onceFor((filter: Filter): readonly Zone[] => {
  if (filter.zone !== undefined) return isList(filter.zone) ? filter.zone : [filter.zone];
  if (filter.stackObject !== undefined) return ['stack'];
  return filter.any === undefined ? ['battlefield'] : [...new Set(filter.any.flatMap(zonesIn))];
});

/** The zones in which a source of abilities or damage may be that is described so: any, or those of a permanent (109.2). */
export const zonesOfSources = (filter: Filter): readonly Zone[] =>
  speaksOfSources(filter) ? zones : zonesIn(filter);

/** The filter with each of its alternatives in the zone that it speaks of, where they are in different ones. */
const placed = onceFor(
  (filter: Filter): Filter =>
    filter.zone === undefined && filter.any !== undefined && zonesIn(filter).length > 1
      ? { ...filter, any: filter.any.map((each) => ({ ...placed(each), zone: zonesIn(each) })) }
      : filter,
);

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/**
 * Whether an object fits a filter: where it says, without a zone on the battlefield, and as it says. What is phased
 * out isn't there (702.26b).
 */
export function fitsWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null || object.phasedOut) return false;
  if (filter.zone === undefined && !zonesIn(filter).includes(whereIs(object))) return false;
  return describesWith(ask, game, scope, placed(filter), id);
}

/**
 * All objects that fit, zone by zone in the zones' order; what is phased out isn't there (702.26b), and where cards are
 * only cards are found (108.2).
 */
export function matchingWith(ask: Asking, game: Game, scope: Scope, filter: Filter): ObjectId[] {
  const found: ObjectId[] = [];
  look(ask, game, scope, filter, (id) => {
    found.push(id);
    return false;
  });
  return found;
}

/** Whether any object fits. */
export const anyMatchesWith = (ask: Asking, game: Game, scope: Scope, filter: Filter): boolean =>
  look(ask, game, scope, filter, () => true);

/** Looks at all objects that fit, one after the other, until one is what was looked for; whether one was. */
function look(
  ask: Asking,
  game: Game,
  scope: Scope,
  filter: Filter,
  isEnough: (id: ObjectId) => boolean,
): boolean {
  const checks = checksOf(placed(filter));
  for (const zone of zonesIn(filter)) {
    for (const id of allIn(game, zone)) {
      const object = game.objects[id];
      if (object === undefined || object === null || object.phasedOut || !mayBeMeant(object, zone)) continue;
      const about: About = { ask, game, scope, object, now: ask.characteristics(game, id) };
      if (holdAll(checks, about) && isEnough(id)) return true;
    }
  }
  return false;
}

/** Whether an object is as a filter says, wherever it is unless the filter gives a zone. */
export function describesWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null) return false;
  return holdAll(checksOf(filter), { ask, game, scope, object, now: ask.characteristics(game, id) });
}

function holdAll(checks: readonly ((about: About) => boolean)[], about: About): boolean {
  for (const holds of checks) if (!holds(about)) return false;
  return true;
}

/** The object that a filter is asked about, with what it is now. */
export interface About {
  readonly ask: Asking;
  readonly game: Game;
  readonly scope: Scope;
  readonly object: GameObject;
  readonly now: Characteristics;
}

/** What a filter asks, in the order written; worked out once, as filters never change. */
const checksOf = onceFor((filter: Filter): readonly ((about: About) => boolean)[] =>
  Object.keys(filter)
    .filter(isFilterWord)
    .flatMap((word) => checkOf(filter, word) ?? []),
);

function checkOf<Word extends keyof Filter>(
  filter: Partial<Required<Filter>>,
  word: Word,
): ((about: About) => boolean) | null {
  const said: Required<Filter>[Word] | undefined = filter[word];
  if (said === undefined) return null;
  const { fits } = filterWord(word);
  return (about) => fits(said, about);
}

/** Whether a number is at least, at most, exactly as said. */
export function comparesWith(ask: Asking, game: Game, scope: Scope, value: number, to: Comparison): boolean {
  return (
    (to.atLeast === undefined || value >= ask.quantity(game, scope, to.atLeast)) &&
    (to.atMost === undefined || value <= ask.quantity(game, scope, to.atMost)) &&
    (to.exactly === undefined || value === ask.quantity(game, scope, to.exactly))
  );
}

export const attackerOf = (game: Game, id: ObjectId): Attacker | undefined =>
  game.combat?.attackers.find((attacker) => attacker.object === id);

export const isAttacking = (game: Game, object: GameObject): boolean =>
  object.left?.attacking ?? attackerOf(game, object.id) !== undefined;

export const isBlocking = (game: Game, object: GameObject): boolean =>
  object.left?.blocking ?? game.combat?.blockers.some((blocker) => blocker.object === object.id) ?? false;

/** The attackers that a creature is blocking, or was as it left (608.2h). */
export function blockedAttackers(game: Game, id: ObjectId): readonly ObjectId[] {
  const left = game.objects[id]?.left ?? null;
  if (left !== null) return left.blocked ?? [];
  return game.combat?.blockers.find(({ object }) => object === id)?.attackers ?? [];
}

/** The creatures that are blocking an attacker, or were as it left (608.2h). */
export function blockersOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const left = game.objects[id]?.left ?? null;
  if (left !== null) return left.blockers ?? [];
  return attackerOf(game, id)?.blockers ?? [];
}
