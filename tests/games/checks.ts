import { legalActions } from '../../machines/game/index.ts';
import type { Game, GameObject, ObjectId, PlayerId } from '../../machines/rules/index.ts';

/** What is wrong with a game at rest; empty for one that is whole. */
export function faultsIn(game: Game): readonly string[] {
  return [
    ...zoneFaults(game),
    ...numberFaults(game),
    ...answerFaults(game),
    ...jsonFaults(withoutCards(game)),
  ];
}

/** Card definitions never change: they are looked at once a game. */
const withoutCards = (game: Game): unknown => ({
  ...game,
  definitions: null,
  checkpoints: game.checkpoints.map((kept) => ({ ...kept, definitions: null })),
});

/** Every object is in exactly one zone, the one that it says; every card of who is in the game is one object. */
function zoneFaults(game: Game): readonly string[] {
  const faults: string[] = [];
  /** By its id, the zone in which an object was found. */
  const found = new Map<ObjectId, GameObject['zone']>();
  const look = (zone: GameObject['zone'], ids: readonly ObjectId[], of: PlayerId | null) => {
    for (const id of ids) {
      const object = game.objects[id];
      if (found.has(id)) faults.push(`object ${id} is in ${found.get(id)} and in ${zone}`);
      found.set(id, zone);
      if (object == null || object.left !== null) faults.push(`object ${id}, in ${zone}, is gone`);
      else if (object.zone !== zone || (of !== null && object.owner !== of))
        faults.push(`object ${id} of ${object.owner} in ${object.zone} is in ${zone} of ${of}`);
    }
  };
  for (const zone of ['battlefield', 'stack', 'exile', 'command'] as const) look(zone, game[zone], null);
  for (const player of game.players)
    for (const zone of ['library', 'hand', 'graveyard', 'outside'] as const)
      look(zone, player[zone], player.id);
  // A token is nowhere while a choice is made for how it enters (111.2, 614.12).
  const isEntering = ({ kind, zone }: GameObject) =>
    kind === 'token' && zone === 'outside' && game.pending !== null && game.pending.kind !== 'priority';
  const cards = new Set<GameObject['card']>();
  const brought = new Map<GameObject['card'], PlayerId>();
  for (const object of game.objects) {
    if (object === null) continue;
    const { card, id, kind, left, owner, zone } = object;
    if (kind === 'card' && !brought.has(card)) brought.set(card, owner);
    if (left !== null) continue;
    if (!found.has(id) && !isEntering(object))
      faults.push(`${kind} ${id} is in no zone, though it says ${zone}`);
    if (kind !== 'card') continue;
    if (cards.has(card)) faults.push(`card ${card} is there twice`);
    cards.add(card);
  }
  for (const [card, owner] of brought) {
    const isAway = game.players[owner]?.left === true || game.over !== null;
    if (!isAway && !cards.has(card)) faults.push(`card ${card} of ${owner} is nowhere`);
  }
  return faults;
}

/** Objects whose numbers were found to be whole, in games that are written by copy: nobody writes these again. */
const counted = new WeakSet<GameObject>();

function numberFaults(game: Game): readonly string[] {
  const faults: string[] = [];
  const check = (what: string, value: number) => {
    if (!Number.isSafeInteger(value)) faults.push(`${what} is ${value}`);
  };
  for (const { counters, id, life } of game.players) {
    check(`the life of ${id}`, life);
    for (const [kind, count] of Object.entries(counters)) check(`${kind} of player ${id}`, count);
  }
  for (const object of game.objects) {
    if (object === null || counted.has(object)) continue;
    const before = faults.length;
    check(`the damage on ${object.id}`, object.damage);
    if (object.damage < 0) faults.push(`the damage on ${object.id} is ${object.damage}`);
    for (const [kind, count] of Object.entries(object.counters)) {
      check(`${kind} on ${object.id}`, count);
      if (count < 0) faults.push(`there are ${count} ${kind} on ${object.id}`);
    }
    if (faults.length === before) counted.add(object);
  }
  return faults;
}

/** Who must decide can. */
function answerFaults(game: Game): readonly string[] {
  const { over, pending } = game;
  if (over !== null) return [];
  if (pending === null) return ['the game is not over, and nobody decides anything'];
  if (game.players[pending.decider]?.status !== 'playing')
    return [`${pending.decider} decides, and is not playing`];
  return legalActions(game, pending.decider, 1).length > 0
    ? []
    : [`nothing may be done about ${pending.about}`];
}

/** Parts of earlier roots, which nobody writes again, and which were sound. */
const sound = new WeakSet<object>();

/**
 * Whatever JSON would not bring back as it was: `undefined`, NaN, −0, maps, functions, instances, holes. For games
 * that are written by copy: what was looked at once is not looked at again.
 */
export function jsonFaults(value: unknown, path = 'game'): readonly string[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object') return [`${path} is of type ${typeof value}`];
  if (value === null || sound.has(value)) return [];
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object`];
  const keys = Object.keys(value);
  const faults = isList && keys.length !== value.length ? [`${path} has holes`] : [];
  for (const key of keys) {
    const part: unknown = Reflect.get(value, key);
    const isSound = typeof part === 'object' && part !== null && sound.has(part);
    if (!isSound && typeof part !== 'string' && typeof part !== 'boolean')
      faults.push(...jsonFaults(part, `${path}.${key}`));
  }
  if (faults.length === 0) sound.add(value);
  return faults;
}

/**
 * Where two states of a game first differ, and how; null for the same. As fingerprints do, it leaves out `changes`;
 * and the definitions, which are compared once a game.
 */
export function difference(one: unknown, other: unknown): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return ` is ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length)
    return ' has other keys';
  const isGame = 'definitions' in one && 'changes' in one;
  for (const key of keys) {
    if (isGame && (key === 'changes' || key === 'definitions')) continue;
    if (!Object.hasOwn(other, key)) return `.${key} is there only once`;
    const found = difference(Reflect.get(one, key), Reflect.get(other, key));
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

/** What is written in place: the root, and the parts and lists that `write` hands out. */
function partsOf(game: Game): ReadonlySet<object> {
  const { combat, frames, next, objects, players, turn } = game;
  const parts = [game, objects, players, frames, turn, next, ...players, ...frames];
  return new Set([
    ...parts,
    ...objects.filter((object) => object !== null),
    ...(combat === null ? [] : [combat]),
  ]);
}

/**
 * Paths at which something is reached a second time: a game is a tree. Each state that is kept to go back to is looked
 * at by itself, as it is an earlier root of the same game.
 */
export function sharedIn(game: Game): readonly string[] {
  const shared: string[] = [];
  const seen = new Map<object, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const before = seen.get(value);
    if (before !== undefined) {
      shared.push(`${path} is ${before}`);
      return;
    }
    seen.set(value, path);
    for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`);
  };
  const { checkpoints, ...rest } = game;
  visit(rest, 'game');
  return [...shared, ...checkpoints.flatMap((kept) => sharedIn(kept).map((one) => `checkpoint: ${one}`))];
}

/** Freezes a value and all in it; what is frozen already is taken to be so all through. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * Freezes everything but what is written in place, in a game that is written directly. States that are kept to go back
 * to share the game's own parts, so they are left out.
 */
export function freezeInside(game: Game): void {
  const parts = partsOf(game);
  for (const part of parts)
    for (const value of Object.values(part)) {
      if (!parts.has(value) && value !== game.checkpoints) freeze(value);
    }
}
