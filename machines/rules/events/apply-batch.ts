import {
  apnap,
  isInOrder,
  lastKnownOf,
  noteCheckIsNeeded,
  noteOrder,
  noteQuiet,
  objectAt,
} from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { GameEvent } from '../state/event.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { Cause, Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { gameEventWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { apply, ruleOf } from './apply.ts';
import type { Leaving, LeavingObject } from './changing-zones.ts';
import { firstTime, turnedByTime } from './day-and-night.ts';
import { designationsLost } from './designations-lost.ts';
import { followDurations } from './durations.ts';
import { letWait, stateTriggered, thatTrigger, triggeredBy } from './finding-what-triggers.ts';
import { followIntoExile } from './remember.ts';
import { doerOf, type Item, recordsOf } from './settle.ts';
import { orderTimestamps } from './simultaneous.ts';
import { followStaticCopies } from './static-copies.ts';
import { noteRevealedTops } from './top-cards.ts';
import { asOneEvent, type Triggered } from './triggered-ability.ts';
import { unpairings } from './unpairing.ts';
import { controlChanges, ended, goingBack, phasingIn, removalsFromCombat } from './upkeep.ts';
import { asksForCheck, canChange } from './what-events-change.ts';

/** An ability that has triggered, with the number of the event it triggered on. */
export interface Numbered {
  readonly one: Triggered;
  readonly number: number;
}

/** What came of a batch. */
export interface Applied {
  readonly happened: readonly Happened[];
  /** What triggered on it; nothing of that waits yet. */
  readonly triggered: readonly Numbered[];
  /** The batches that come after this one: draws one after the other (121.2), and what goes back (610.3). */
  readonly after: readonly Afterwards[];
}

/** A batch that comes after another: by which rule; null: by the same. */
export interface Afterwards {
  readonly events: readonly GameEvent[];
  readonly rule: string | null;
  readonly doneBy?: PlayerId;
}

const nothing: Applied = { happened: [], triggered: [], after: [] };

/**
 * Applies a settled batch and records it: takes last known information and asks what looks back before anything is
 * applied (603.10), then applies all of it, brings about what follows at once, and asks what else triggers. `order` are
 * items whose objects receive timestamps in this order (613.7m).
 */
export function applyBatch(
  game: Game,
  rule: string,
  items: readonly Item[],
  order: readonly number[],
): Applied {
  noteRevealedTops(game, 'beforeBatch');
  const leaving = lastKnownOfLeaving(game, items);
  const triggered: Triggered[] = [];
  let isEmpty = true;
  for (const { event } of items) {
    if (event === null) continue;
    isEmpty = false;
    addTriggered(game, event, true, triggered);
  }
  if (isEmpty) return nothing;

  const writer = write(game);
  const batch = writer.nextBatch();
  const happened = applyAndRecord(game, rule, items, leaving, batch);
  followExiled(game, items, happened);
  orderTimestamps(game, items, happened, order);
  note(game, happened);
  noteIrreversible(game, happened);
  // What is added on the way is looked at as well: a creature that enters blocking one of a band blocks all of it.
  for (const { event, number } of happened) {
    for (const next of gameEventWord(event).atOnce?.(game, event) ?? []) {
      const applied = apply(game, next, nothingLeaves);
      happened.push(recordOf(writer.nextEvent(), applied, ruleOf(applied), [{ event: number }], batch));
    }
  }
  followStaticCopies(game);
  const over = ended(game, happened);
  upkeep(game, batch, over, happened, triggered);
  followDurations(game);
  noteRevealedTops(game, 'afterBatch');

  for (const { event } of happened) {
    gameEventWord(event).keep?.(game, event);
    addTriggered(game, event, false, triggered);
  }
  writer.root.happened = [...game.happened, ...happened];
  triggered.push(...stateTriggered(game));
  return {
    happened,
    triggered: triggered.length === 0 ? [] : numbered(thatTrigger(game, triggered), items, happened),
    after: comingAfter(items, goingBack(game, over), phasingIn(game, over)),
  };
}

function addTriggered(game: Game, event: GameEvent, before: boolean, triggered: Triggered[]): void {
  const found = triggeredBy(game, event, before);
  if (found.length > 0) triggered.push(...found);
}

/** Notes what an applied batch may have changed: what was found out before may hold no more. */
function note(game: Game, happened: readonly Happened[]): void {
  let isChange = false;
  let isToBeChecked = false;
  for (const { event } of happened) {
    isChange ||= canChange(game, event);
    isToBeChecked ||= asksForCheck(game, event);
  }
  if (isChange) write(game).changed();
  noteQuiet(game, happened);
  if (isToBeChecked) noteCheckIsNeeded(game);
}

/** Takes note of what can't be reversed (733.1): the innermost mana ability that is being activated remembers it. */
function noteIrreversible(game: Game, happened: readonly Happened[]): void {
  const at = game.frames.findLastIndex(({ procedure }) => procedure === 'activateManaAbility');
  if (at < 0) return;
  if (!happened.some(({ event }) => gameEventWord(event).touchesLibrary?.(game, event) === true)) return;
  write(game).root.frames = game.frames.map((frame, index) =>
    index === at ? { ...frame, memory: { ...frame.memory, irreversible: true } } : frame,
  );
}

/** What all objects that move or phase out were like before any of them did (603.10a, 702.26b, 704.8). */
function lastKnownOfLeaving(game: Game, items: readonly Item[]): Leaving {
  let leaving: Map<ObjectId, LeavingObject> | null = null;
  for (const { event } of items) {
    const object = event === null ? undefined : gameEventWord(event).leaves?.(event);
    if (object === undefined) continue;
    leaving ??= new Map();
    leaving.set(object, { known: lastKnownOf(game, object), counters: objectAt(game, object).counters });
  }
  return leaving ?? nothingLeaves;
}

const nothingLeaves: Leaving = new Map();

/** What was exiled as something entered, or was turned over, is found by that as what it became. */
function followExiled(game: Game, items: readonly Item[], happened: readonly Happened[]): void {
  if (!items.some(({ joined }) => joined === true)) return;
  const records = recordsOf(items, happened);
  const became = new Map<ObjectId, Map<ObjectId, ObjectId>>();
  for (const [at, { joined, within }] of items.entries()) {
    const event = records[at]?.event;
    const around = within === null ? undefined : records[within]?.event;
    if (joined !== true || event?.type !== 'move' || event.to !== 'exile' || event.became === null) continue;
    if (around === undefined || !('object' in around) || around.object === null) continue;
    const by = around.type === 'move' ? (around.became ?? around.object) : around.object;
    became.set(by, (became.get(by) ?? new Map()).set(event.object, event.became));
  }
  for (const [by, exiled] of became) followIntoExile(game, by, exiled);
}

/** Applies what is left of each item; what is contained in another is put down to that. */
function applyAndRecord(
  game: Game,
  rule: string,
  items: readonly Item[],
  leaving: Leaving,
  batch: number,
): Happened[] {
  const causes = game.frames.at(-1)?.causes ?? [];
  const happened: Happened[] = [];
  // The number under which each item is recorded.
  const numbers: number[] = [];
  const writer = write(game);
  let at = -1;
  for (const item of items) {
    const { event, within, replaced } = item;
    at += 1;
    if (event === null) continue;
    const applied = apply(game, event, leaving);
    const outer = within === null ? undefined : numbers[within];
    const number = writer.nextEvent();
    numbers[at] = number;
    const record =
      outer === undefined
        ? recordOf(number, applied, item.joined === true ? ruleOf(applied) : rule, causes, batch, replaced)
        : recordOf(number, applied, ruleOf(applied), [{ event: outer }], batch, replaced);
    const doneBy = doerOf(items, item);
    happened.push(doneBy === undefined ? record : { ...record, doneBy });
  }
  return happened;
}

/**
 * Adds to a batch what it brought about: effects that are over, changes of control, removals from combat. Who controls
 * what and who can fight is asked again only after a change.
 */
function upkeep(
  game: Game,
  batch: number,
  over: readonly ContinuousEffect[],
  happened: Happened[],
  triggered: Triggered[],
): void {
  if (over.length === 0 && isInOrder(game)) return;
  const letHappen = (event: GameEvent): void => {
    const applied = apply(game, event, nothingLeaves);
    happened.push(recordOf(write(game).nextEvent(), applied, ruleOf(applied), [], batch));
  };
  if (over.length > 0) {
    letHappen({ type: 'expire', effects: over.map((effect) => effect.id), delayed: [], permissions: [] });
    write(game).changed();
  }
  if (isInOrder(game)) return;
  const control = controlChanges(game);
  const changedHands = new Set<ObjectId>();
  // Asked while it is known who held what (603.10d).
  for (const event of control) triggered.push(...triggeredBy(game, event, true));
  for (const event of control) {
    changedHands.add(event.object);
    letHappen(event);
  }
  const removals = removalsFromCombat(game, changedHands);
  for (const event of removals) letHappen(event);
  const partings = unpairings(game, changedHands);
  for (const event of partings) letHappen(event);
  const lost = designationsLost(game, changedHands);
  for (const event of lost) letHappen(event);
  const times = firstTime(game);
  for (const event of times) letHappen(event);
  const turned = turnedByTime(game);
  for (const event of turned) letHappen(event);
  if (control.length + removals.length + partings.length + lost.length + times.length + turned.length > 0)
    write(game).changed();
  else noteOrder(game);
}

/** What happened, as it is recorded: for the record alone, whatever else the game keeps of it. */
const recordOf = (
  number: number,
  event: GameEvent,
  rule: string,
  causes: readonly Cause[],
  batch: number,
  replaced: Happened['replaced'] = [],
): Happened => ({
  number,
  event: copyOf(event),
  rule,
  causes: copyOf(causes),
  batch,
  replaced: copyOf(replaced),
});

/** What has triggered, what is one event to an ability once, with the numbers of the events. */
function numbered(
  triggered: readonly Triggered[],
  items: readonly Item[],
  happened: readonly Happened[],
): readonly Numbered[] {
  // Events as they were about to happen, for what looked back, and as they were applied.
  const numberOf = new Map<GameEvent, number>();
  const records = recordsOf(items, happened);
  for (const [at, { event }] of items.entries())
    if (event !== null) numberOf.set(event, records[at]?.number ?? 0);
  for (const { event, number } of happened) numberOf.set(event, number);
  return asOneEvent(triggered).map((one) => ({ one, number: numberOf.get(one.onEvent) ?? 0 }));
}

function comingAfter(
  items: readonly Item[],
  back: readonly GameEvent[],
  phasing: readonly GameEvent[],
): readonly Afterwards[] {
  const after: Afterwards[] = [];
  for (const { doneBy, event } of items)
    if (event !== null)
      for (const events of gameEventWord(event).following?.(event) ?? [])
        after.push({ events, rule: null, ...(doneBy !== undefined && { doneBy }) });
  if (back.length > 0) after.push({ events: back, rule: '610.3' });
  if (phasing.length > 0) after.push({ events: phasing, rule: '610.4' });
  return after;
}

/**
 * Lets abilities wait that triggered on this batch, in APNAP order of their controllers, and lets abilities trigger on
 * that. False if that would never end: what triggers on one round of them is what triggered on an earlier one.
 */
export function letThemWait(game: Game, triggered: readonly Numbered[], batch: number): boolean {
  const rounds = new Set<string>();
  let waiting = triggered;
  for (let times = 0; waiting.length > 0; times++) {
    // Most often nothing triggers on abilities triggering.
    if (times > 0) {
      const round = roundOf(waiting);
      if (rounds.has(round)) return false;
      rounds.add(round);
    }
    const order = apnap(game);
    const records: Happened[] = [];
    for (const { one, number } of waiting.toSorted(
      (a, b) => order.indexOf(a.one.controller) - order.indexOf(b.one.controller),
    )) {
      const event = letWait(game, one, number);
      if (event !== null)
        records.push(recordOf(write(game).nextEvent(), event, '603.2', [{ event: number }], batch));
    }
    write(game).root.happened = [...game.happened, ...records];
    waiting = records.flatMap(({ event, number }) =>
      thatTrigger(game, triggeredBy(game, event, false)).map((one) => ({ one, number })),
    );
  }
  return true;
}

/** Which abilities have triggered, each about what: what triggers on them next follows from that. */
const roundOf = (waiting: readonly Numbered[]): string =>
  [
    ...new Set(
      waiting.map(({ one: { source, ref, controller, facts } }) =>
        JSON.stringify([source, ref, controller, facts]),
      ),
    ),
  ]
    .sort()
    .join();
