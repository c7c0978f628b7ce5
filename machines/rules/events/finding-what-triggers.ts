import {
  type Functioning,
  functioningConditions,
  functioningTriggers,
  holds,
  isSpokenOf,
  looksBack,
  objectAt,
} from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { GameEvent } from '../state/event.ts';
import type { DelayedTrigger, Game } from '../state/game.ts';
import type { Cause } from '../state/happened.ts';
import { listening, type NotTriggered } from '../state/heard.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import type { TriggerFacts } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import { scopeOf } from '../state/scope.ts';
import type { Condition, TriggerCondition, TriggeredAbility } from '../state/vocabulary/index.ts';
import { gameEventWord, triggerWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { metAfter, metBefore, states } from './condition-index.ts';
import { noteMet } from './conditions-met.ts';
import { isDoneForThisTurn } from './done-this-turn.ts';
import { inherentlyTriggered } from './inherent.ts';
import { occurrences } from './match.ts';
import { isKeptFromTriggering, timesTriggered } from './times-triggered.ts';
import { noFacts, type Triggered, together } from './triggered-ability.ts';

/**
 * The abilities whose trigger conditions an event meets: those that look back if `before` (asked before it is applied, 603.10),
 * else all others. Intervening ifs are asked by `thatTrigger`, once the whole batch has been applied (603.4).
 */
export function triggeredBy(game: Game, event: GameEvent, before: boolean): readonly Triggered[] {
  const inherent = before ? none : inherentlyTriggered(game, event);
  const kinds = (before ? metBefore : metAfter)(game.definitions).get(event.type);
  if (kinds === undefined) return inherent;
  noteMet(game, event, before);
  const found: Triggered[] = [...inherent];
  for (const kind of kinds) {
    const index = triggerIndex(game);
    for (const watcher of index.get(kind) ?? []) {
      for (const condition of watcher.conditions) {
        if (condition.on === kind && looksBack(condition) === before)
          found.push(...fired(game, watcher, condition, event));
      }
    }
    for (const delayed of game.delayed) found.push(...delayedFired(game, delayed, kind, event, before));
  }
  return found;
}

const none: readonly never[] = [];

/** A triggered ability that functions now, with whose it is. */
interface Watcher {
  readonly functioning: Functioning;
  readonly ability: TriggeredAbility;
  /** Those of its trigger conditions that function where its object is (113.6k). */
  readonly conditions: readonly TriggerCondition[];
}

const indexes = new WeakMap<readonly Functioning[], ReadonlyMap<string, readonly Watcher[]>>();

function triggerIndex(game: Game): ReadonlyMap<string, readonly Watcher[]> {
  const all = functioningTriggers(game);
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const index = new Map<string, Watcher[]>();
  for (const functioning of all) {
    const { ability } = functioning.had;
    if (ability.kind !== 'triggered') continue;
    const conditions = functioningConditions(game, functioning);
    for (const on of new Set(conditions.map((condition) => condition.on))) {
      const list = index.get(on) ?? [];
      list.push({ functioning, ability, conditions });
      index.set(on, list);
    }
  }
  indexes.set(all, index);
  return index;
}

function fired(
  game: Game,
  watcher: Watcher,
  condition: TriggerCondition,
  event: GameEvent,
): readonly Triggered[] {
  const { ability, functioning } = watcher;
  const { object, had } = functioning;
  // Whose control of it this very event ends still has what triggers on that (603.10d).
  const { endsControl } = gameEventWord(event);
  const controller = endsControl === true ? objectAt(game, object).heldBy : functioning.controller;
  const scope = scopeOf(object, controller, had.ref);
  const met = occurrences(game, scope, condition, event);
  const not = (because: NotTriggered['because']): readonly never[] => {
    listening()?.notTriggered({ source: object, controller, ref: had.ref, event, because });
    return none;
  };
  // Most that happens is not what an ability looks for: the rest is asked only then.
  if (met.length === 0)
    return listening() !== null && looksForSuch(game, scope, condition, event) ? not('notThat') : none;
  const left = timesLeft(game, object, ability, had.ref);
  if (left === 0) return not('often');
  if (!looksBack(condition) && isHidden(game, object)) return not('hidden');
  if (isDoneForThisTurn(game, object, ability, had.ref, controller)) return not('done');
  if (isKeptFromTriggering(game, object, controller, condition, event)) return not('kept');
  const times = timesTriggered(game, object, controller, condition, event);
  const found = met.map((about): Triggered => {
    const facts = {
      ...noFacts,
      ...about,
      ...xOfSource(game, had.ref, object, condition, about.object),
      ...movedBy(event, about.object),
      ...(had.from !== null && isSpokenOf(game, 'giver') && { giver: had.from }),
    };
    return {
      source: object,
      controller,
      ref: had.ref,
      facts,
      named: {},
      onEvent: event,
      second: triggerWord(condition).isSecond === true,
      delayed: null,
      together: together(condition, facts, `${object}:${had.ref}`),
      times,
      ...(ability.if !== undefined && { if: { condition: ability.if, scope } }),
      ...(left !== null && { left }),
    };
  });
  return found.filter(({ facts }) => isSo(game, scope, ability.while, facts) || not('while').length > 0);
}

/** Whether an event would be what a condition looks for, had it happened to something else. */
function looksForSuch(game: Game, scope: Scope, condition: TriggerCondition, event: GameEvent): boolean {
  if (!('object' in condition) || typeof condition.object !== 'object') return false;
  const ofAnything: TriggerCondition = { ...condition, object: {} };
  return occurrences(game, scope, ofAnything, event).length > 0;
}

/** Whether the event moves the object that triggers speak of, by itself or by what it contains (400.7e). */
const movedBy = (event: GameEvent, object: ObjectId | null | undefined): { readonly moved?: true } =>
  gameEventWord(event).movesItsObject === true && 'object' in event && event.object === object
    ? { moved: true }
    : {};

/**
 * X in a triggered ability that an object has of itself: as for the spell that it is or was (107.3i), or, where it
 * triggered as it entered, for the spell that it was (107.3m); for what it was turned face up for (702.37f). What it
 * gained has none (107.3j).
 */
function xOfSource(
  game: Game,
  ref: TextRef,
  source: ObjectId,
  condition: TriggerCondition,
  about: ObjectId | null | undefined,
): { readonly x?: number } {
  const { cast, definition, stack, turnedUpX = null } = objectAt(game, source);
  if (!ref.startsWith(`${definition}#`)) return {};
  const x =
    stack?.choices.x ??
    (about === source && triggerWord(condition).hasXOfSpell === true ? cast?.x : null) ??
    turnedUpX;
  return x === null ? {} : { x };
}

/**
 * Of the abilities whose trigger conditions a batch has met those that trigger: the intervening if is so now that all of
 * the batch has happened (603.4), and of "only once each turn" the first one.
 */
export function thatTrigger(game: Game, met: readonly Triggered[]): readonly Triggered[] {
  const counted = new Map<string, number>();
  const found: Triggered[] = [];
  for (const { if: asked, left, ...one } of met) {
    if (asked !== undefined && !isSo(game, asked.scope, asked.condition, one.facts)) {
      tellNotTriggered(one, 'if');
      continue;
    }
    const key = `${one.source}:${one.ref}`;
    const before = counted.get(key) ?? 0;
    if (left !== undefined && before >= left) {
      tellNotTriggered(one, 'often');
      continue;
    }
    counted.set(key, before + 1);
    found.push(one);
  }
  return found;
}

function tellNotTriggered(
  { controller, onEvent: event, ref, source }: Triggered,
  because: NotTriggered['because'],
): void {
  if (source !== null) listening()?.notTriggered({ source, controller, ref, event, because });
}

function isSo(
  game: Game,
  scope: Scope,
  condition: Condition | undefined,
  facts: Omit<TriggerFacts, 'event'>,
): boolean {
  return condition === undefined || holds(game, { ...scope, trigger: { ...facts, event: -1 } }, condition);
}

/** What is in a hidden zone isn't visible to all players, unless it is revealed: its abilities don't trigger there (603.2f). */
function isHidden(game: Game, id: ObjectId): boolean {
  const { revealedTo, zone } = objectAt(game, id);
  if (zone !== 'hand' && zone !== 'library') return false;
  return !game.players.every((player) => player.status !== 'playing' || revealedTo.includes(player.id));
}

/** "This ability triggers only once each turn": how often it has triggered this turn is counted on the object. */
function timesThisTurn(game: Game, object: ObjectId, ref: TextRef): number {
  const counted = objectAt(game, object).activations[ref];
  return counted?.turn === game.turn.number ? counted.count : 0;
}

/** How many times an object's ability can still trigger this turn; null: as often as its event occurs. */
function timesLeft(game: Game, object: ObjectId, ability: TriggeredAbility, ref: TextRef): number | null {
  const { onceEachTurn, timesEachTurn = onceEachTurn === true ? 1 : null } = ability;
  return timesEachTurn === null ? null : Math.max(0, timesEachTurn - timesThisTurn(game, object, ref));
}

/**
 * A delayed trigger fires the next time its event occurs; of several times at once its controller chooses (603.7b).
 * `self` is its source; what it is about is `it`, and has the name `about`.
 */
function delayedFired(
  game: Game,
  delayed: DelayedTrigger,
  kind: string,
  event: GameEvent,
  before: boolean,
): readonly Triggered[] {
  const { about, by = null, controller, named, source } = delayed;
  const scope: Scope = {
    ...scopeOf(source, controller),
    named,
    it: about[0] ?? null,
    onStack: by,
  };
  const found: Triggered[] = [];
  for (const condition of delayed.when) {
    if (condition.on !== kind || looksBack(condition) !== before) continue;
    for (const facts of occurrences(game, scope, condition, event)) {
      found.push({
        source: delayed.source,
        controller: delayed.controller,
        ref: delayed.ref,
        facts: {
          ...noFacts,
          ...facts,
          ...(delayed.timestamp !== undefined && { timestamp: delayed.timestamp }),
          ...(delayed.x !== undefined && { x: delayed.x }),
          ...movedBy(event, facts.object),
        },
        named: delayed.named,
        onEvent: event,
        second: false,
        delayed: delayed.id,
        together: together(condition, { ...noFacts, ...facts }, `delayed:${delayed.id}`),
        // 603.2d speaks of abilities that objects have.
        times: 1,
        ...(delayed.condition !== null && { if: { condition: delayed.condition, scope } }),
      });
    }
  }
  return found;
}

/**
 * Occurrences among these of which its controller chooses the one that makes a delayed trigger without a duration
 * trigger (603.7b): of the first such trigger; none if nothing tells them apart or there is only one.
 */
export function rivalOccurrences(game: Game, triggered: readonly Triggered[]): readonly Triggered[] {
  for (const one of triggered) {
    const delayed = game.delayed.find(({ id }) => id === one.delayed);
    if (delayed === undefined || !isOnce(delayed)) continue;
    const rivals = triggered.filter((other) => other.delayed === one.delayed);
    const told = JSON.stringify(one.facts);
    if (rivals.some(({ facts }) => JSON.stringify(facts) !== told)) return rivals;
  }
  return none;
}

/** It triggers only once: without a duration, or where its text says so (603.7b). */
const isOnce = ({ once, until }: DelayedTrigger): boolean => until === null || once === true;

/** Lets an ability that has triggered wait to be put on the stack (603.3); returns the event of it. */
export function letWait(game: Game, triggered: Triggered, eventNumber: number): GameEvent | null {
  const writer = write(game);
  if (triggered.delayed !== null) {
    const delayed = game.delayed.find((one) => one.id === triggered.delayed);
    // Another occurrence in the same batch has used it up (603.7b).
    if (delayed === undefined) return null;
    if (isOnce(delayed)) writer.root.delayed = game.delayed.filter((one) => one !== delayed);
  }
  const { source } = triggered;
  const counting = triggered.again === true ? null : countedAbility(game, triggered);
  if (source !== null && counting !== null) {
    const left = timesLeft(game, source, counting, triggered.ref);
    if (left === 0) return null;
    if (left !== null) {
      const count = timesThisTurn(game, source, triggered.ref) + 1;
      const object = writer.object(source);
      object.activations = { ...object.activations, [triggered.ref]: { turn: game.turn.number, count } };
    }
  }
  const id = writer.nextId();
  const causes: readonly Cause[] = [{ event: eventNumber }];
  writer.root.waiting = [
    ...game.waiting,
    {
      id,
      source: triggered.source,
      controller: triggered.controller,
      ref: triggered.ref,
      facts: { ...copyOf(triggered.facts), event: eventNumber },
      named: copyOf(triggered.named),
      second: triggered.second,
      causes,
    },
  ];
  return {
    type: 'trigger',
    waiting: id,
    source: triggered.source,
    player: triggered.controller,
    ability: triggered.ref,
  };
}

/** The ability that triggered, where its object still has it. */
function countedAbility(game: Game, triggered: Triggered): TriggeredAbility | null {
  if (triggered.delayed !== null) return null;
  const watcher = functioningTriggers(game).find(
    (one) => one.object === triggered.source && one.had.ref === triggered.ref,
  );
  return watcher?.had.ability.kind === 'triggered' ? watcher.had.ability : null;
}

/**
 * State triggers that trigger now (603.8): their state is so, and they have not triggered already without having
 * left the stack since.
 */
export function stateTriggered(game: Game): readonly Triggered[] {
  const found: Triggered[] = [];
  const watchers = states(game.definitions).flatMap((state) => triggerIndex(game).get(state) ?? []);
  for (const { functioning, conditions } of watchers) {
    const { object, controller, had } = functioning;
    if (isUnderWay(game, object, had.ref)) continue;
    const scope = scopeOf(object, controller, had.ref);
    const met = conditions.some((condition) => triggerWord(condition).isSo?.(game, scope, condition));
    if (met) {
      const onEvent: GameEvent = {
        type: 'trigger',
        waiting: -1,
        source: object,
        player: controller,
        ability: had.ref,
      };
      found.push({
        source: object,
        controller,
        ref: had.ref,
        facts: noFacts,
        named: {},
        onEvent,
        second: false,
        delayed: null,
        together: null,
        times: timesTriggered(game, object, controller, null, null),
      });
    }
  }
  return found;
}

/** Whether an ability of this object has triggered and waits, or is on the stack still. */
const isUnderWay = (game: Game, source: ObjectId, ref: TextRef): boolean =>
  game.waiting.some((one) => one.source === source && one.ref === ref) ||
  game.stack.some((id) => {
    const stack = objectAt(game, id).stack;
    return stack?.source === source && stack.ability === ref;
  });
