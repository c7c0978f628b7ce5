import { apnap } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { sameTarget } from '../state/same-target.ts';
import { sameWords, saysAny } from '../state/same-words.ts';
import type { Quantity } from '../state/vocabulary/index.ts';
import { conditionWord, gameEventWord, quantityWord, replacedWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import type { Applicable } from './applicable.ts';
import { asReplaced } from './as-replaced.ts';
import { commandersApart, parted } from './components.ts';
import { createdUnderAnother, oneLess } from './created-under-another.ts';
import { applicable, chooserOf } from './effects-that-apply.ts';
import { mayHappen } from './impossible.ts';
import { isRedirection } from './redirecting.ts';
import { preventsNothing } from './watches.ts';

/** One event of a batch on its way: what became of it, and what it was before effects changed it. */
export interface Item {
  /** Null once nothing is left of it. */
  readonly event: GameEvent | null;
  readonly settled: boolean;
  /** It can't happen: only an effect of the spell or ability itself can still replace it (614.17c). */
  readonly cant?: true;
  /** Keys of the effects that have been applied to it (614.5). */
  readonly applied: readonly string[];
  readonly replaced: readonly { readonly was: GameEvent; readonly by: ObjectId }[];
  /** The item that contains it. */
  readonly within: number | null;
  /** Of what several players do at the same time: whose it is (608.2e). */
  readonly doneBy?: PlayerId;
  /** Of a creation by another player than was to create it: the item from which these tokens were taken. */
  readonly partOf?: number;
  /** An effect that was applied to the item around it does it: it is part of the batch by that (614.6, 614.13). */
  readonly joined?: true;
  /** Which instructions go on with what comes of it. */
  readonly rest?: number;
  /** Whoever draws this card was asked whether they reveal it (702.94a). */
  readonly askedToReveal?: true;
}

/** An event as it is proposed, or as it is contained in another item. */
export const newItem = (
  event: GameEvent,
  within: number | null,
  applied: readonly string[] = none,
): Item => ({
  event,
  settled: false,
  applied,
  replaced: [],
  within,
});

const none: readonly never[] = [];

/**
 * The items of a batch that is proposed; `applied` are effects that had their opportunity (614.5), `doers` whose the
 * events are, where several players do them.
 */
export function proposed(
  game: Game,
  events: readonly GameEvent[],
  applied: readonly string[],
  doers: readonly PlayerId[] = none,
): readonly Item[] {
  const items: Item[] = [];
  for (const [at, event] of events.entries()) {
    const doneBy = doers[at];
    const item: Item = { ...newItem(event, null, applied), ...(doneBy !== undefined && { doneBy }) };
    if (mayHappen(game, event).ok) items.push(item);
    else if (couldReplaceItself(game, event)) items.push({ ...item, cant: true });
  }
  return items;
}

/** Whether a spell or ability could replace its own event, though that can't happen. */
const couldReplaceItself = (game: Game, event: GameEvent): boolean =>
  game.effects.some(({ replacement }) => replacement?.self === true) &&
  (!('object' in event) || event.object === null || game.objects[event.object]?.left === null);

/** The effects that could be applied to an item now (616.1). */
export function applicableTo(game: Game, { event, applied, cant, joined }: Item): readonly Applicable[] {
  const effects = event === null ? [] : applicable(game, event, applied, joined === true);
  return cant === true ? effects.filter(({ replacement }) => replacement.self === true) : effects;
}

/** What an effect made of an item: what can't happen is ignored (614.6), unless it replaces itself. */
export function changedInto(game: Game, item: Item, event: GameEvent | null): Item {
  const { cant: _cant, ...rest } = item;
  const after: Item = { ...rest, event };
  return event === null || event === item.event || mayHappen(game, event).ok
    ? after
    : { ...after, cant: true };
}

/** Adds to a batch what one of its items contains; what a source causes of the same at once is one event (119.9). */
function contain(items: Item[], event: GameEvent, at: number): void {
  const { together } = gameEventWord(event);
  if (together !== undefined)
    for (const [place, other] of items.entries()) {
      if (other.settled || other.event?.type !== event.type) continue;
      const both = together(other.event, event);
      if (both === null) continue;
      items[place] = { ...other, event: both };
      return;
    }
  items.push(newItem(event, at, items[at]?.applied));
}

/** What an item contains and can't happen; a token that can't enter isn't created (111.5). */
function leaveOut(game: Game, items: Item[], event: GameEvent, at: number): void {
  const outer = items[at];
  if (event.type !== 'move' || event.from !== 'outside' || outer?.event?.type !== 'create') return;
  write(game).forgetObject(event.object);
  items[at] = { ...outer, event: oneLess(outer.event) };
}

/**
 * Settles items one after the other while no player is needed. `at` is the item for which one is, that of the first
 * player in APNAP order (101.4); null when all are settled. Contained events come after the events that contain them (616.1g, 120.4).
 */
export function settle(
  game: Game,
  given: readonly Item[],
): { readonly items: readonly Item[]; readonly at: number | null } {
  const items = [...given];
  for (let at = 0; at < items.length; at++) {
    let item = items[at];
    if (item === undefined || item.settled) continue;
    while (item.event !== null) {
      const effects = applicableTo(game, item);
      const [one] = effects;
      if (one === undefined) {
        if (item.cant === true) item = { ...item, event: null };
        break;
      }
      if (effects.length > 1 || needsPlayer(one) || isContested(game, items, at, one))
        return { items, at: firstToChoose(game, items, at) };
      item = replaced(game, item, one, at, items);
      items[at] = item;
    }
    const { event: left, applied, replaced: changes } = item;
    items[at] = settledAs(item, left);
    if (left === null) continue;
    const apart = left.type === 'move' ? parted(game, left) : null;
    if (apart !== null) {
      items[at] = settledAs(item, apart.event);
      for (const event of apart.further)
        items.push({ event, settled: true, applied, replaced: changes, within: at });
    }
    for (const event of gameEventWord(left).contains?.(game, left) ?? none)
      if (mayHappen(game, event).ok) contain(items, event, at);
      else leaveOut(game, items, event, at);
  }
  return { items, at: null };
}

/** An item once nothing more is asked about it. */
const settledAs = (
  { applied, doneBy, joined, replaced: changes, rest, within }: Item,
  event: GameEvent | null,
): Item => ({
  event,
  settled: true,
  applied,
  replaced: changes,
  within,
  ...(doneBy !== undefined && { doneBy }),
  ...(joined === true && { joined }),
  ...(rest !== undefined && { rest }),
});

/** Whose an item is, or that which contains it (608.2e); undefined where no others act as well. */
export const doerOf = (items: readonly Item[], { doneBy, within }: Item): PlayerId | undefined => {
  const around = doneBy !== undefined || within === null ? undefined : items[within];
  return around === undefined ? doneBy : doerOf(items, around);
};

/** Under which record each item of a batch has happened, by its place; nothing for what didn't. */
export function recordsOf(
  items: readonly Item[],
  happened: readonly Happened[],
): readonly (Happened | undefined)[] {
  let place = 0;
  return items.map(({ event }) => {
    if (event === null) return undefined;
    const record = happened[place];
    place += 1;
    return record;
  });
}

/** Of what players must choose about at the same time, what the first of them in APNAP order does (101.4). */
function firstToChoose(game: Game, items: readonly Item[], from: number): number {
  const order = apnap(game);
  let first = from;
  let earliest = Number.POSITIVE_INFINITY;
  for (let at = from; at < items.length; at++) {
    const item = items[at];
    if (item === undefined || item.settled || item.event === null) continue;
    const effects = applicableTo(game, item);
    const [one] = effects;
    if (one === undefined) continue;
    if (effects.length === 1 && !needsPlayer(one) && !isContested(game, items, at, one)) continue;
    const chooser = effects.length === 1 && isOffered(one) ? one.controller : chooserOf(game, item.event);
    const place = order.indexOf(chooser);
    if (place < 0 || place >= earliest) continue;
    first = at;
    earliest = place;
  }
  return first;
}

/** Whether the effect's controller decides, not who is affected. */
export const isOffered = ({ replacement }: Applicable): boolean =>
  replacedWord(replacement.event).isEntering === true || replacement.optional === true;

const needsPlayer = ({ replacement }: Applicable): boolean =>
  replacement.optional === true ||
  replacement.cost !== undefined ||
  replacement.choose !== undefined ||
  replacement.asCopyOf !== undefined ||
  replacement.becomes !== undefined ||
  replacement.instead !== undefined ||
  replacement.also !== undefined ||
  replacement.afterwards !== undefined ||
  isOfAllAtOnce(replacement);

const isOfAllAtOnce = ({ event }: Applicable['replacement']): boolean =>
  replacedWord(event).isAtOnce?.(event) === true;

/** The damage of the batch that a shield could prevent, not yet settled, of which `at` is one. */
export function rivals(
  game: Game,
  items: readonly Item[],
  at: number,
  one: Applicable,
): readonly { readonly at: number; readonly damage: EventOf<'damage'> }[] {
  return items.flatMap((item, index) => {
    const { event, settled, applied } = item;
    if (event?.type !== 'damage' || settled || applied.includes(one.key)) return [];
    const isOne = index === at || applicableTo(game, item).some(({ key }) => key === one.key);
    return isOne ? [{ at: index, damage: event }] : [];
  });
}

/** Whether a shield doesn't suffice for all the damage that would be dealt at once, by several sources (615.7). */
export function isContested(game: Game, items: readonly Item[], at: number, one: Applicable): boolean {
  const shield = one.effect?.shield ?? null;
  if (shield === null || items[at]?.event?.type !== 'damage') return false;
  const all = rivals(game, items, at, one);
  return all.length > 1 && all.reduce((sum, { damage }) => sum + damage.amount, 0) > shield;
}

/** The items, to one of which an effect is applied: to others with it, if it is of all damage dealt at once (615.13). */
export function replace(game: Game, given: readonly Item[], at: number, one: Applicable): readonly Item[] {
  const items = [...given];
  for (const each of appliedWith(game, given, at, one)) {
    const item = items[each];
    if (item !== undefined) items[each] = replaced(game, item, one, each, items);
  }
  return items;
}

/**
 * The items to which an effect is applied when it is to one of them: that one; if it is of all damage dealt at once, all
 * that is dealt to the same, or, of an effect for the next time, all of which it speaks.
 */
export function appliedWith(
  game: Game,
  items: readonly Item[],
  at: number,
  one: Applicable,
): readonly number[] {
  const event = items[at]?.event;
  if (event?.type !== 'damage' || !isOfAllAtOnce(one.replacement) || one.effect?.shield) return [at];
  return rivals(game, items, at, one)
    .filter(({ at: index }) => {
      const other = items[index]?.event;
      return one.effect?.once === true || (other?.type === 'damage' && sameTarget(other.to, event.to));
    })
    .map(({ at: index }) => index);
}

/** Applies an effect to an item; what it does besides is added to the batch. */
function replaced(game: Game, item: Item, one: Applicable, at: number, items: Item[]): Item {
  const { event } = item;
  if (event === null) return item;
  const after = asReplaced(game, one, event);
  // Damage that can't be prevented doesn't use up what would prevent it (615.12).
  if (!preventsNothing(game, one, event)) useUp(game, one, event, after);
  for (const extra of gameEventWord(event).besides?.(game, one, event, after) ?? none)
    items.push(newItem(extra, at));
  const applied = [...item.applied, one.key];
  // Of damage of which only some is redirected the rest is dealt as it was (614.9).
  if (event.type === 'damage' && after?.type === 'damage' && isRedirection(one.replacement)) {
    const rest = event.amount - after.amount;
    if (rest > 0) items.push({ ...newItem({ ...event, amount: rest }, item.within), applied });
  }
  const all = [...item.replaced, { was: event, by: one.source }];
  const apart = one.ofCommander === true && event.type === 'move' ? commandersApart(game, event) : null;
  if (apart !== null && event.type === 'move' && after?.type === 'move') {
    const { commanders: cards, others } = apart;
    items.push({ ...newItem({ ...after, cards, partOf: event.object }, at), applied, replaced: all });
    return { ...item, event: { ...event, cards: others }, applied };
  }
  if (event.type === 'move' && after?.type === 'move' && createdUnderAnother(game, items, item, after, one))
    return { ...item, event: null, applied };
  return { ...changedInto(game, item, after), applied, replaced: all };
}

/** A shield is used up by what it prevents, or redirects (615.7); an effect for the next time is used up at once (615.8, 701.19a). */
function useUp(game: Game, one: Applicable, event: GameEvent, after: GameEvent | null): void {
  const { effect } = one;
  if (effect === null) return;
  const left = after?.type === 'damage' ? after.amount : 0;
  const shield =
    effect.shield !== null && event.type === 'damage'
      ? effect.shield - (isRedirection(one.replacement) ? left : event.amount - left)
      : effect.shield;
  const used = effect.once || shield === 0;
  write(game).root.effects = used
    ? game.effects.filter((other) => other.id !== effect.id)
    : game.effects.map((other) => (other.id === effect.id ? { ...other, shield } : other));
}

/** 616.1a-e: self-replacement first, then control, then copies, then which face is up, then the others. */
export function byPriority(effects: readonly Applicable[], event: GameEvent): readonly Applicable[] {
  const own = effects.filter((one) => one.replacement.self === true);
  if (own.length > 0) return own;
  const isEntering = event.type === 'move' && event.to === 'battlefield';
  if (!isEntering && event.type !== 'create') return effects;
  const control = effects.filter((one) => one.replacement.under !== undefined);
  if (control.length > 0 || !isEntering) return control.length > 0 ? control : effects;
  const copies = effects.filter((one) => one.replacement.asCopyOf !== undefined);
  if (copies.length > 0) return copies;
  const transformed = effects.filter((one) => one.replacement.transformed === true);
  return transformed.length > 0 ? transformed : effects;
}

/**
 * Whether it matters which of two effects is applied (616.1): they do different things, or do the same for different
 * players or sources that their words speak of, or have not the same left to do. What makes copies is each its own.
 */
export function differs(a: Applicable, b: Applicable): boolean {
  if (addsCounters(a.replacement) && addsCounters(b.replacement)) return false;
  const { event: _event, if: _if, ...does } = a.replacement;
  if (does.asCopyOf !== undefined || !sameWords(a.replacement, b.replacement)) return true;
  if (a.controller !== b.controller && (isForSomeone(a.replacement) || saysAny(does, ofPlayers))) return true;
  return (a.source !== b.source && saysAny(does, ofSource)) || !sameWords(left(a), left(b));
}

/** It enters with so many more counters, a number or X, whatever else it enters with: such numbers add up in any order. */
const addsCounters = ({ counters, event, if: condition, ...more }: Applicable['replacement']): boolean =>
  replacedWord(event).isEntering === true &&
  counters !== undefined &&
  typeof counters.kind === 'string' &&
  isFixed(counters.count) &&
  (condition === undefined || conditionWord(condition).isFixed?.(condition, isFixed) === true) &&
  Object.keys(more).length === 0;

const isFixed = (quantity: Quantity): boolean =>
  typeof quantity === 'number' || quantityWord(quantity).isX === true;

/** Instructions speak of the effect's controller where they don’t say who. */
const isForSomeone = ({ also, choose, cost, instead, optional }: Applicable['replacement']): boolean =>
  [also, choose, cost, instead, optional].some((part) => part !== undefined);

const ofPlayers: ReadonlySet<string> = new Set(['you', 'opponents', 'everyoneElse']);
const ofSource: ReadonlySet<string> = new Set([
  'self',
  'attached',
  'attachedPlayer',
  'linked',
  'link',
  'chosen',
]);

/** What a shield or an effect for the next time can still do, and for how long. */
const left = ({ effect }: Applicable): readonly unknown[] =>
  effect === null
    ? []
    : [effect.shield, effect.once, effect.until, effect.objects, effect.players, effect.named, effect.x];
