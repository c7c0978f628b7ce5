import type { GameEvent } from '../state/event.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Named, TriggerFacts } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Condition, TriggerCondition } from '../state/vocabulary/index.ts';
import { triggerWord } from '../state/word-table.ts';

/** An ability that has triggered, not yet waiting: the event's number is known once it is recorded. */
export interface Triggered {
  /** Null: it belongs to a designation (725.2, 726.2). */
  readonly source: ObjectId | null;
  readonly controller: PlayerId;
  readonly ref: TextRef;
  readonly facts: Omit<TriggerFacts, 'event'>;
  readonly named: Readonly<Record<string, Named>>;
  readonly onEvent: GameEvent;
  readonly second: boolean;
  readonly delayed: number | null;
  /** What it is one event with (603.2c). */
  readonly together: string | null;
  /** How many times it triggers (603.2d). */
  readonly times: number;
  /** Its intervening if, asked once everything of the batch has happened, also where it looks back (603.4, 603.10). */
  readonly if?: { readonly condition: Condition; readonly scope: Scope };
  /** How many times it can still trigger this turn: of several at once the first ones do. */
  readonly left?: number;
  /** One of these times after the first: "only once each turn" doesn't stop it. */
  readonly again?: true;
}

/** Events of one batch for which this is the same are one event to the ability (603.2c); null: each is its own. */
export function together(
  condition: TriggerCondition,
  facts: Triggered['facts'],
  watcher: string,
): string | null {
  const same = triggerWord(condition).together?.(condition, facts) ?? null;
  return same === null ? null : `${watcher}:${condition.on}:${same}`;
}

export const noFacts = {
  object: null,
  source: null,
  other: null,
  player: null,
  otherPlayer: null,
  amount: 0,
};

/**
 * What happens at the same time and is one event to an ability makes it trigger once, with all amounts together
 * (603.2c), or as many times as effects say (603.2d).
 */
export function asOneEvent(triggered: readonly Triggered[]): readonly Triggered[] {
  const first = new Map<string, number>();
  const found: Triggered[] = [];
  for (const one of triggered) {
    const at = one.together === null ? undefined : first.get(one.together);
    const before = at === undefined ? undefined : found[at];
    if (at === undefined || before === undefined) {
      if (one.together !== null) first.set(one.together, found.length);
      found.push(one);
      continue;
    }
    const amount = before.facts.amount + one.facts.amount;
    const times = Math.max(before.times, one.times);
    found[at] = { ...before, facts: { ...before.facts, amount }, times };
  }
  return found.flatMap(manyTimes);
}

function manyTimes(one: Triggered): readonly Triggered[] {
  const again: Triggered = { ...one, again: true };
  return [one, ...Array.from({ length: one.times - 1 }, () => again)];
}
