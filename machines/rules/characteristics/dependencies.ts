import type { ObjectId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Modification } from '../state/vocabulary/index.ts';
import type { Writable } from '../state/write.ts';
import { type Application, applicationOf, changeAt, givenBy, type Layering, makeChange } from './applying.ts';
import { type Layer, words } from './changes.ts';
import type { Effect } from './effects-in-force.ts';
import { readsOf, readsOfSourceOf, writesOf } from './footprints.ts';
import { isBasicLandType, isCorrelated } from './subtypes.ts';

/**
 * Takes the effect that applies next out of those that wait in a layer: first what defines characteristics (613.3),
 * then by timestamp (613.7), of the same timestamp the one found first; but what depends on others waits for them
 * (613.8b). It is asked anew after each effect (613.8c).
 */
export function takeNext(walk: Layering, layer: Layer, waiting: Effect[]): Effect | undefined {
  let next = 0;
  for (let index = 1; index < waiting.length; index++) {
    const one = waiting[index];
    const first = waiting[next];
    if (one !== undefined && first !== undefined && comesBefore(one, first)) next = index;
  }
  const first = waiting[next];
  if (first === undefined) return undefined;
  if (waiting.length > 1 && couldDependOnAny(first, layer, waiting)) {
    // 613.8a: what defines characteristics depends on the like alone, and so does everything else.
    const alike = waiting.filter((effect) => effect.defining === first.defining).sort(byTimestamp);
    const turn = new Turn(walk, layer, alike);
    const free = turn.firstThatWaitsForNone();
    if (free !== undefined) next = waiting.indexOf(free);
  }
  return waiting.splice(next, 1)[0];
}

const comesBefore = (one: Effect, other: Effect): boolean =>
  one.defining === other.defining ? one.timestamp < other.timestamp : one.defining;
const byTimestamp = (one: Effect, other: Effect): number => one.timestamp - other.timestamp;

function couldDependOnAny(one: Effect, layer: Layer, others: readonly Effect[]): boolean {
  const asked = readsOf(one, layer) | readsOfSourceOf(one, layer);
  return (
    asked !== 0 &&
    others.some(
      (other) => other !== one && other.defining === one.defining && (asked & writesOf(other, layer)) !== 0,
    )
  );
}

/** What an effect applies to and does to each of those, in the words by which two such can be compared. */
interface Outcome {
  readonly affected: readonly ObjectId[];
  readonly does: readonly string[];
}

/** The effects that wait in a layer, between one being applied and the next: who depends on whom just now. */
class Turn {
  readonly #walk: Layering;
  readonly #layer: Layer;
  readonly #waiting: readonly Effect[];
  readonly #applications = new Map<Effect, Application | null>();
  readonly #outcomes = new Map<Effect, Outcome | null>();
  readonly #dependencies = new Map<Effect, readonly Effect[]>();

  /** `waiting` in timestamp order. */
  constructor(walk: Layering, layer: Layer, waiting: readonly Effect[]) {
    this.#walk = walk;
    this.#layer = layer;
    this.#waiting = waiting;
  }

  /**
   * The first that depends on none but those with which it is in a loop: of those the rule about waiting is ignored
   * (613.8b).
   */
  firstThatWaitsForNone(): Effect | undefined {
    return this.#waiting.find((effect) =>
      this.#dependenciesOf(effect).every((other) => this.#leadsTo(other, effect)),
    );
  }

  /** Whether an effect depends on another, through whichever others. */
  #leadsTo(from: Effect, to: Effect): boolean {
    const seen = new Set([from]);
    for (const effect of seen) {
      const next = this.#dependenciesOf(effect);
      if (next.includes(to)) return true;
      for (const other of next) seen.add(other);
    }
    return false;
  }

  #dependenciesOf(effect: Effect): readonly Effect[] {
    let found = this.#dependencies.get(effect);
    if (found === undefined) {
      found = this.#waiting.filter((other) => other !== effect && this.#dependsOn(effect, other));
      this.#dependencies.set(effect, found);
    }
    return found;
  }

  /** Whether applying the other would change whether this exists, what it applies to, or what it does (613.8a). */
  #dependsOn(effect: Effect, other: Effect): boolean {
    const reads = readsOf(effect, this.#layer);
    const writes = writesOf(other, this.#layer);
    if (((reads | readsOfSourceOf(effect, this.#layer)) & writes) === 0) return false;
    const applied = this.#applicationOf(other);
    if (applied === null || applied.affected.length === 0) return false;
    if ((reads & writes) === 0 && !applied.affected.includes(effect.source)) return false;
    const now = this.#outcomeOf(effect);
    const after = asThough(this.#walk, this.#layer, other, applied, () =>
      outcomeOf(this.#walk, this.#layer, effect, applicationOf(this.#walk, effect, this.#layer)),
    );
    return !areTheSame(now, after);
  }

  #applicationOf(effect: Effect): Application | null {
    let found = this.#applications.get(effect);
    if (found === undefined) {
      found = applicationOf(this.#walk, effect, this.#layer);
      this.#applications.set(effect, found);
    }
    return found;
  }

  #outcomeOf(effect: Effect): Outcome | null {
    let found = this.#outcomes.get(effect);
    if (found === undefined) {
      found = outcomeOf(this.#walk, this.#layer, effect, this.#applicationOf(effect));
      this.#outcomes.set(effect, found);
    }
    return found;
  }
}

/** What is found while an effect has been applied, which then hasn't been. */
function asThough<Found>(
  walk: Layering,
  layer: Layer,
  effect: Effect,
  application: Application,
  find: () => Found,
): Found {
  const { cache } = walk;
  const before = cache.soFar;
  const tried = new Map<ObjectId, Characteristics>();
  for (const [at, id] of application.affected.entries()) {
    const now: Writable<Characteristics> = { ...walk.ask.characteristics(walk.game, id) };
    for (const doing of application.doing)
      makeChange(walk, layer, application, doing, at, id, now, givenBy(effect, doing.part));
    tried.set(id, now);
  }
  cache.soFar = { get: (id) => tried.get(id) ?? before?.get(id) };
  try {
    return find();
  } finally {
    cache.soFar = before;
  }
}

function outcomeOf(
  walk: Layering,
  layer: Layer,
  effect: Effect,
  application: Application | null,
): Outcome | null {
  if (application === null) return null;
  const { affected } = application;
  return { affected, does: affected.map((id, at) => whatIsDone(walk, layer, effect, application, at, id)) };
}

/** What an effect does to one object: the changes with their numbers, who gains control, which subtypes it can get. */
function whatIsDone(
  walk: Layering,
  layer: Layer,
  effect: Effect,
  application: Application,
  at: number,
  id: ObjectId,
): string {
  const { ask, game } = walk;
  const { doing: all, scope } = application;
  const now: Writable<Characteristics> = { ...ask.characteristics(game, id) };
  const done: unknown[] = [];
  for (const doing of all) {
    const change = changeAt(doing, at);
    if ('control' in change) done.push(ask.players(game, scope, change.control)[0]);
    else done.push(fittingSubtypes(walk, application, change, now) ?? change);
    makeChange(walk, layer, application, doing, at, id, now, givenBy(effect, doing.part));
  }
  return JSON.stringify(done);
}

/** The subtypes that an object of these types can get of those (205.3d), and whether it loses its text (305.7). */
function fittingSubtypes(
  { game }: Layering,
  { scope }: Application,
  change: Modification,
  now: Characteristics,
): readonly unknown[] | null {
  const said =
    'addSubtypes' in change ? change.addSubtypes : 'setSubtypes' in change ? change.setSubtypes : null;
  if (said === null) return null;
  const subtypes = words(game, scope, said);
  const losesText = 'setSubtypes' in change && now.types.includes('land') && subtypes.some(isBasicLandType);
  return [losesText, ...subtypes.filter((subtype) => isCorrelated(subtype, now.types))];
}

const areTheSame = (one: Outcome | null, other: Outcome | null): boolean =>
  one === null || other === null
    ? one === other
    : haveTheSame(one.affected, other.affected) && haveTheSame(one.does, other.does);

const haveTheSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);
