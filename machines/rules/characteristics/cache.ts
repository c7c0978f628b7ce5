import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import type { Functioning, FunctioningNow, OwnFunctioning } from './functioning.ts';
import type { ActiveCostChange, ActiveRule, RulesInForce } from './rules.ts';

/** What is taken over from before a change, once it is found to be the same still. */
type Before = Readonly<Pick<Cache, 'known' | 'functioning' | 'functioningOf' | 'statics'>>;

/** Answers about one root, good as long as `changes` stays the same. */
export interface Cache {
  readonly changes: number;
  /** What objects are; as they are asked for, and all that any effect changes once the layers have been applied. */
  known: Map<ObjectId, Characteristics>;
  layered: boolean;
  /** While the layers are being applied: the objects that have been changed so far. */
  soFar: Pick<ReadonlyMap<ObjectId, Characteristics>, 'get'> | null;
  /** Objects outside battlefield, stack and command zone whose abilities some effect changes. */
  givenElsewhere: readonly ObjectId[];
  attachments: ReadonlyMap<ObjectId, readonly ObjectId[]> | null;
  functioning: FunctioningNow | null;
  functioningOf: ReadonlyMap<ObjectId, OwnFunctioning>;
  statics: readonly Functioning[] | null;
  rules: RulesInForce | null;
  rulesOf: Map<ObjectId, readonly ActiveRule[]>;
  rulesOfPlayers: Map<number, readonly ActiveRule[]>;
  costs: readonly ActiveCostChange[] | null;
  /** Whether an effect may give control of something to another player. */
  controlIsChanged: boolean | null;
  /** Who controls what and who fights is as it should be (see `noted.ts`). */
  isInOrder: boolean;
  /** With which stack and triggers state-based actions were found to have nothing to do (see `noted.ts`). */
  checkedWith: Pick<Game, 'stack' | 'waiting'> | null;
  /** What was known before the last change: what turns out to be the same again is taken from there. */
  readonly before: Before | null;
  /** Another root reads the same maps: they are copied before anything is added. */
  shared: boolean;
}

const nothingFunctions: ReadonlyMap<ObjectId, OwnFunctioning> = new Map();

/** Where the answers about a root are: a place of its own for each, so that a change writes no weak map. */
const placeOf = onceFor((_root: Game): { cache: Cache | null } => ({ cache: null }));
/** The root that was asked about last, and its answers: most questions are about the same one as the question before. */
let latest: { readonly game: Game; readonly cache: Cache } | null = null;

/** The answers known about this root; none if something has changed since. */
export function cacheOf(game: Game): Cache {
  if (latest?.game === game && latest.cache.changes === game.changes) return latest.cache;
  const cache = found(game);
  latest = { game, cache };
  return cache;
}

function found(game: Game): Cache {
  const place = placeOf(game);
  const known = place.cache;
  if (known !== null && known.changes === game.changes) return known;
  const fresh: Cache = {
    changes: game.changes,
    before: known === null ? null : lastOf(known),
    known: new Map(),
    layered: false,
    soFar: null,
    givenElsewhere: [],
    attachments: null,
    functioning: null,
    functioningOf: nothingFunctions,
    statics: null,
    rules: null,
    rulesOf: new Map(),
    rulesOfPlayers: new Map(),
    costs: null,
    controlIsChanged: null,
    isInOrder: false,
    checkedWith: null,
    shared: false,
  };
  place.cache = fresh;
  return fresh;
}

/** What is known here, or was before where nothing was asked in between. */
function lastOf(cache: Cache): Before {
  const { before } = cache;
  const isWorkedOut = cache.functioning !== null;
  return {
    known: cache.layered || before === null ? cache.known : before.known,
    functioning: cache.functioning ?? before?.functioning ?? null,
    functioningOf: isWorkedOut || before === null ? cache.functioningOf : before.functioningOf,
    statics: cache.statics ?? before?.statics ?? null,
  };
}

/**
 * Lets a root that was just opened go on with the answers about the one it was copied from. What either finds out
 * from now on it keeps for itself: two branches may both make an object with the next id.
 */
export function shareCache(from: Game, to: Game): void {
  const known = placeOf(from).cache;
  if (known === null || known.changes !== to.changes) return;
  known.shared = true;
  placeOf(to).cache = { ...known };
}

/** The cache with maps of its own, to add answers to. */
export function toAddTo(cache: Cache): Cache {
  if (cache.shared) {
    cache.known = new Map(cache.known);
    cache.rulesOf = new Map(cache.rulesOf);
    cache.rulesOfPlayers = new Map(cache.rulesOfPlayers);
    cache.shared = false;
  }
  return cache;
}
