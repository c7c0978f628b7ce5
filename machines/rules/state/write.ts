import { EngineError } from './error.ts';
import type { Frame } from './frame.ts';
import type { Combat, Game, Player, Turn } from './game.ts';
import type { ObjectId, PlayerId } from './identity.ts';
import type { GameObject } from './object.ts';
import { work } from './work.ts';
import type { Zone } from './zones.ts';

/**
 * The one way of writing a game: explicit copy-on-write. A game is a root, its parts are what `Writer` hands out,
 * and what lies deeper inside a part is replaced, never changed in place.
 *
 * `copy`: a part is copied the first time it is written after `open`; older roots stay as they were, so that
 * history is cheap. `direct`: parts are handed out themselves; nothing is copied. Rules code cannot tell which.
 */
export type WritingMode = 'copy' | 'direct';

/** The same type, writable one level deep. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Hands out writable parts of one open root. */
export interface Writer {
  /** The root itself: for its scalars, and for lists that are replaced. */
  readonly root: Writable<Game>;
  player(id: PlayerId): Writable<Player>;
  object(id: ObjectId): Writable<GameObject>;
  /** Adds an object; its id is the next free one and must be the object's own. */
  addObject(object: GameObject): void;
  /** Forgets an object that nothing can ask for any more. */
  forgetObject(id: ObjectId): void;
  turn(): Writable<Turn>;
  combat(): Writable<Combat>;
  /** The top frame. */
  frame(): Writable<Frame>;
  pushFrame(frame: Frame): void;
  popFrame(): void;
  /** The ids in a zone; `player` names whose, for a zone that each player has. */
  setZone(zone: Zone, player: PlayerId, ids: readonly ObjectId[]): void;
  nextTimestamp(): number;
  nextId(): number;
  nextCard(): number;
  nextEvent(): number;
  nextBatch(): number;
  /** Counts `changes` up: call it in each event that can change a characteristic. */
  changed(): void;
}

interface Opening {
  readonly mode: WritingMode;
  readonly writer: Writer;
  readonly parts: OwnParts;
}

interface OwnParts {
  /** Parts that were copied since the root was opened; null: all parts may be written as they are. */
  owned: Set<object> | null;
}

const openings = new WeakMap<Game, Opening>();
/** The open root that was written last: most is written to the same one as what was written before. */
let latest: { readonly game: Game; readonly opening: Opening } | null = null;

/**
 * Opens a game for writing and returns the root to write: in `copy` mode a new root, in `direct` mode the same one.
 * `write` refuses a root that is not open.
 */
export function open(game: Game, mode: WritingMode): Game {
  if (mode === 'direct') {
    if (!openings.has(game)) openings.set(game, makeOpening(game, mode, null));
    return game;
  }
  work.copies += 1;
  const root = { ...game };
  openings.set(root, makeOpening(root, mode, new Set()));
  return root;
}

/** Ends writing: the root is at rest from now on. In `direct` mode it stays open, as there is only the one. */
export function close(game: Game): Game {
  if (openings.get(game)?.mode === 'copy') {
    openings.delete(game);
    if (latest?.game === game) latest = null;
  }
  return game;
}

/** The writer of an open game; throws an `EngineError` for one at rest. */
export const write = (game: Game): Writer => openingOf(game).writer;

/**
 * Keeps the present state to go back to (733.1). From here on parts are copied before they are written, in both
 * modes, so that the kept state stays as it is.
 */
export function keepCheckpoint(game: Game): void {
  const opening = openingOf(game);
  const before: Game = { ...game, checkpoints: [] };
  opening.parts.owned = new Set();
  write(game).root.checkpoints = [...game.checkpoints, before];
}

/** Lets the innermost checkpoint go: what was announced is legal and done. */
export function dropCheckpoint(game: Game): void {
  const writable = write(game).root;
  writable.checkpoints = game.checkpoints.slice(0, -1);
  const opening = openingOf(game);
  if (opening.mode === 'direct' && writable.checkpoints.length === 0) opening.parts.owned = null;
}

/**
 * Goes back to the innermost checkpoint and lets it go. The random state, the numbers given out and the decisions
 * counted stay as they are (733.1: chance is not rewound).
 */
export function restoreCheckpoint(game: Game): void {
  const before = game.checkpoints.at(-1);
  if (before === undefined) throw new EngineError('There is no checkpoint to go back to.');
  const { checkpoints, random, next, decisions, happened } = game;
  const opening = openingOf(game);
  Object.assign(write(game).root, before, {
    checkpoints: checkpoints.slice(0, -1),
    random,
    next,
    decisions,
    happened,
    changes: game.changes + 1,
  });
  opening.parts.owned = opening.mode === 'direct' && checkpoints.length === 1 ? null : new Set();
}

function openingOf(game: Game): Opening {
  if (latest?.game === game) return latest.opening;
  const opening = openings.get(game);
  if (opening === undefined)
    throw new EngineError('This game is at rest: open(game, mode) before you write it.');
  latest = { game, opening };
  return opening;
}

function makeOpening(root: Writable<Game>, mode: WritingMode, owned: Set<object> | null): Opening {
  const parts: OwnParts = { owned };
  return { mode, parts, writer: makeWriter(root, parts) };
}

/** Lists of parts that the writer itself keeps; rules code replaces them or asks the writer. */
type Mutable<T> = T[];

function makeWriter(root: Writable<Game>, parts: OwnParts): Writer {
  const ownedCopy = <T extends object>(part: T): Writable<T> => {
    const { owned } = parts;
    if (owned === null || owned.has(part)) return part;
    work.copies += 1;
    const copy = { ...part };
    owned.add(copy);
    return copy;
  };
  const ownedList = <T>(list: readonly T[]): Mutable<T> => {
    const { owned } = parts;
    if ((owned === null || owned.has(list)) && isMutable(list)) return list;
    work.copies += 1;
    const copy = list.slice();
    owned?.add(copy);
    return copy;
  };
  const objects = (): Mutable<GameObject | null> => {
    const list = ownedList(root.objects);
    root.objects = list;
    return list;
  };
  const next = () => {
    const counters = ownedCopy(root.next);
    root.next = counters;
    return counters;
  };
  const frames = (): Mutable<Frame> => {
    const list = ownedList(root.frames);
    root.frames = list;
    return list;
  };
  return {
    root,
    player(id) {
      const player = root.players[id];
      if (player === undefined) throw new EngineError(`There is no player ${id}.`);
      const copy = ownedCopy(player);
      if (copy !== player) {
        const list = ownedList(root.players);
        list[id] = copy;
        root.players = list;
      }
      return copy;
    },
    object(id) {
      const object = root.objects[id];
      if (object === undefined || object === null) throw new EngineError(`There is no object ${id}.`);
      const copy = ownedCopy(object);
      if (copy !== object) objects()[id] = copy;
      return copy;
    },
    addObject(object) {
      const list = objects();
      if (object.id !== list.length)
        throw new EngineError(`The next object's id is ${list.length}, not ${object.id}.`);
      parts.owned?.add(object);
      list.push(object);
    },
    forgetObject(id) {
      objects()[id] = null;
    },
    turn() {
      const turn = ownedCopy(root.turn);
      root.turn = turn;
      return turn;
    },
    combat() {
      if (root.combat === null) throw new EngineError('There is no combat phase now.');
      const combat = ownedCopy(root.combat);
      root.combat = combat;
      return combat;
    },
    frame() {
      const list = frames();
      const top = list.at(-1);
      if (top === undefined) throw new EngineError('Nothing is being carried out: there is no frame.');
      const copy = ownedCopy(top);
      list[list.length - 1] = copy;
      return copy;
    },
    pushFrame(frame) {
      parts.owned?.add(frame);
      frames().push(frame);
    },
    popFrame() {
      frames().pop();
    },
    setZone(zone, player, ids) {
      if (zone === 'battlefield' || zone === 'stack' || zone === 'exile' || zone === 'command')
        root[zone] = ids;
      else this.player(player)[zone] = ids;
    },
    nextTimestamp: () => next().timestamp++,
    nextId: () => next().id++,
    nextCard: () => next().card++,
    nextEvent: () => next().event++,
    nextBatch: () => next().batch++,
    changed() {
      root.changes += 1;
    },
  };
}

/** Every list in a game is an ordinary array; those this module has copied may be changed. */
function isMutable<T>(list: readonly T[]): list is Mutable<T> {
  return Array.isArray(list);
}
