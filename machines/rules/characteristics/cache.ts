import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Functioning } from './functioning.ts';
import type { ActiveRule } from './rules.ts';

/** Answers about one root, good as long as `changes` stays the same. */
export interface Cache {
  readonly changes: number;
  /** Objects on the battlefield, the stack and in the command zone, through the layers together. */
  board: ReadonlyMap<ObjectId, Characteristics> | null;
  /** While the layers are being applied: what objects are so far. */
  soFar: ReadonlyMap<ObjectId, Characteristics> | null;
  readonly elsewhere: Map<ObjectId, Characteristics>;
  functioning: readonly Functioning[] | null;
  triggers: readonly Functioning[] | null;
  statics: readonly Functioning[] | null;
  rules: readonly ActiveRule[] | null;
  readonly rulesOf: Map<ObjectId, readonly ActiveRule[]>;
  readonly rulesOfPlayers: Map<number, readonly ActiveRule[]>;
}

const caches = new WeakMap<Game, Cache>();

/** The answers known about this root; none if something has changed since. */
export function cacheOf(game: Game): Cache {
  const known = caches.get(game);
  if (known !== undefined && known.changes === game.changes) return known;
  const fresh: Cache = {
    changes: game.changes,
    board: null,
    soFar: null,
    elsewhere: new Map(),
    functioning: null,
    triggers: null,
    statics: null,
    rules: null,
    rulesOf: new Map(),
    rulesOfPlayers: new Map(),
  };
  caches.set(game, fresh);
  return fresh;
}

/**
 * Lets a root that was just opened go on with the answers about the one it was copied from; they part with the
 * first change, as that makes a new cache for the one that changed.
 */
export function shareCache(from: Game, to: Game): void {
  const known = caches.get(from);
  if (known !== undefined && known.changes === to.changes) caches.set(to, known);
}
