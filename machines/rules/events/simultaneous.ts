import {
  apnap,
  asEntering,
  changesByLayer,
  characteristics,
  expand,
  objectAt,
} from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { sameWords } from '../state/same-words.ts';
import type { Ability, Modification, StaticAbility } from '../state/vocabulary/index.ts';
import { gameEventWord, modificationWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { type Item, recordsOf } from './settle.ts';

/** Objects of one player that receive timestamps at once: their items in the batch. */
export interface Group {
  readonly player: PlayerId;
  readonly items: readonly { readonly at: number; readonly object: ObjectId }[];
}

/**
 * Whose objects would receive timestamps simultaneously in a way that could matter, in APNAP order: each of these
 * players chooses the relative order of theirs (613.7m). Nobody is asked about what comes to the same in any order.
 */
export function groupsToOrder(game: Game, items: readonly Item[]): readonly Group[] {
  if (!couldMatter(game, items)) return none;
  const changing = new Map<
    PlayerId,
    { at: number; object: ObjectId; abilities: readonly StaticAbility[] }[]
  >();
  for (const [at, { event }] of items.entries()) {
    if (!receivesTimestamp(event)) continue;
    const { abilities, controller } =
      event.type === 'move' ? asEntering(game, event) : characteristics(game, event.object);
    const own = abilities.flatMap(expand).flatMap(({ ability }) => (isChanging(ability) ? [ability] : []));
    const player = event.type === 'move' ? (event.entering?.controller ?? controller) : controller;
    changing.set(player, [...(changing.get(player) ?? []), { at, object: event.object, abilities: own }]);
  }
  return apnap(game).flatMap((player) => {
    const all = changing.get(player) ?? [];
    const matter = all.filter((one) => all.some((other) => one !== other && orderMatters(one, other)));
    return matter.length < 2 ? [] : [{ player, items: matter.map(({ at, object }) => ({ at, object })) }];
  });
}

const none: readonly Group[] = [];

type Receiving = EventOf<'attach'> | EventOf<'move'>;

const receivesTimestamp = (event: GameEvent | null): event is Receiving =>
  event?.type === 'attach' ||
  (event?.type === 'move' && event.entering !== null && event.partOf === undefined);

/** Whether objects that are not all alike receive timestamps. */
function couldMatter(game: Game, items: readonly Item[]): boolean {
  let first: string | null = null;
  for (const { event } of items) {
    if (!receivesTimestamp(event)) continue;
    const { copied, definition } = objectAt(game, event.object);
    const isCopy = copied !== undefined || (event.type === 'move' && event.entering?.copied !== undefined);
    if (first !== null && (isCopy || definition !== first)) return true;
    first = isCopy ? '' : definition;
  }
  return false;
}

const isChanging = (ability: Ability): ability is StaticAbility =>
  ability.kind === 'static' && ability.changes !== undefined && ability.characteristicDefining !== true;

interface Changing {
  readonly abilities: readonly StaticAbility[];
}

/** Whether two objects' effects could come to something else in the other order: in one layer, on the same object. */
const orderMatters = (one: Changing, other: Changing): boolean =>
  one.abilities.some((a) =>
    other.abilities.some(
      (b) => !(isOfItself(a) && isOfItself(b)) && !commute(a.changes ?? [], b.changes ?? []),
    ),
  );

const isOfItself = ({ affects }: StaticAbility): boolean => affects === undefined || affects === 'self';

function commute(one: readonly Modification[], other: readonly Modification[]): boolean {
  const theirs = changesByLayer(other, false);
  return Object.entries(changesByLayer(one, false)).every(([layer, parts]) =>
    Object.entries(theirs).every(
      ([their, others]) =>
        layer !== their || parts.every((a) => others.every((b) => commutes(a.change, b.change))),
    ),
  );
}

/** Changes of one layer: those that add, those that take away, and those that count up are the same in any order. */
function commutes(a: Modification, b: Modification): boolean {
  if (sameWords(a, b)) return true;
  const { commutes: ofOneKind, order: one } = modificationWord(a);
  if (a.change === b.change && ofOneKind !== undefined) return ofOneKind(a, b);
  const { order: other } = modificationWord(b);
  return one === 'none' || other === 'none' || (one === other && one !== 'sets');
}

/**
 * Puts the timestamps that objects received in a batch in order: of the active player's objects first, then each other
 * player's in turn order (613.7m). `chosen` are items in the order that their players chose; others are as they came.
 */
export function orderTimestamps(
  game: Game,
  items: readonly Item[],
  happened: readonly Happened[],
  chosen: readonly number[],
): void {
  if (items.length < 2 || !happened.some(givesTimestamp)) return;
  const received: { readonly at: number; readonly object: ObjectId }[] = [];
  for (const [at, record] of recordsOf(items, happened).entries()) {
    const object = stamped(record?.event);
    if (object !== null && received.every((one) => one.object !== object)) received.push({ at, object });
  }
  if (received.length < 2) return;
  const seats = apnap(game);
  const ranks = received.map(({ at, object }) => {
    const { controller } = objectAt(game, object);
    const seat = seats.indexOf(controller);
    return {
      object,
      seat: seat < 0 ? seats.length : seat,
      rank: chosen.includes(at) ? placeOf(chosen, at) : at,
    };
  });
  const order = ranks.toSorted((a, b) => a.seat - b.seat || a.rank - b.rank);
  if (order.every(({ object }, index) => object === received[index]?.object)) return;
  const stamps = received.map(({ object }) => objectAt(game, object).timestamp).sort((a, b) => a - b);
  for (const [index, { object }] of order.entries()) stamp(game, object, stamps[index] ?? 0);
}

/** Those that were ordered take the places, among all items, that they have together. */
const placeOf = (chosen: readonly number[], at: number): number =>
  chosen.toSorted((a, b) => a - b)[chosen.indexOf(at)] ?? at;

/** What received a timestamp by an event (613.7d-g). */
const stamped = (event: GameEvent | undefined): ObjectId | null =>
  event === undefined ? null : (gameEventWord(event).stamps?.(event) ?? null);

const givesTimestamp = ({ event }: Happened): boolean => stamped(event) !== null;

function stamp(game: Game, id: ObjectId, timestamp: number): void {
  const object = write(game).object(id);
  // What it entered as a copy of, it is a copy of since it entered.
  if (object.copied?.timestamp === object.timestamp) object.copied = { ...object.copied, timestamp };
  object.timestamp = timestamp;
}
