/** What is done to an object once in a batch, whatever would do it: above all it changes zones once (400.6). */
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { gameEventWord } from '../state/word-table.ts';
import type { Item } from './settle.ts';

/**
 * The object that an event takes from where all know it to be: what was in a library is known only once it has moved.
 * Null for any other event.
 */
export const movedBy = (event: GameEvent): ObjectId | null => gameEventWord(event).takes?.(event) ?? null;

/**
 * The items as they can be applied together: what is no longer there doesn't move, nor does what another item moves
 * already; it isn't destroyed, sacrificed or discarded by that either.
 */
export function movingOnce(game: Game, items: readonly Item[]): readonly Item[] {
  const moving = new Set<ObjectId>();
  const struck = new Set<number>();
  for (const [at, { event }] of items.entries()) {
    if (event?.type !== 'move' || event.partOf !== undefined) continue;
    const { object } = event;
    if (!moving.has(object) && game.objects[object]?.left === null) moving.add(object);
    else strike(items, at, object, struck);
  }
  return struck.size === 0
    ? items
    : items.map((item, at) => (struck.has(at) ? { ...item, event: null } : item));
}

/** Strikes an item, and those that contain it and are about the same object. */
function strike(items: readonly Item[], from: number, object: ObjectId, struck: Set<number>): void {
  struck.add(from);
  let at = items[from]?.within ?? null;
  while (at !== null) {
    const item: Item | undefined = items[at];
    if (item?.event == null || movedBy(item.event) !== object) return;
    struck.add(at);
    at = item.within;
  }
}

/** Those that are to join a batch, of which `at` is done otherwise, or more besides, by their doing. */
export function notDoneTwice(items: readonly Item[], at: number, joining: readonly Item[]): readonly Item[] {
  const others = new Set(items.flatMap((item, index) => (isAround(items, at, index) ? [] : doneOnce(item))));
  return joining.filter((item) => doneOnce(item).every((one) => !others.has(one)));
}

/** Whether an item is the one that an effect is applied to, or contains it. */
function isAround(items: readonly Item[], at: number | null, index: number): boolean {
  return at !== null && (at === index || isAround(items, items[at]?.within ?? null, index));
}

/** What an item does, or did before it was replaced, that is done to an object once at the same time. */
const doneOnce = ({ event, replaced }: Item): readonly string[] =>
  [event, replaced[0]?.was ?? null].flatMap((one) => (one === null ? [] : onceOf(one)));

function onceOf(event: GameEvent): readonly string[] {
  const once = gameEventWord(event).doneOnce?.(event);
  return once === undefined ? [] : [once];
}
