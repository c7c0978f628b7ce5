import { copiable, enteringAs, objectAt } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';

type Counters = Readonly<Record<string, number>>;
type WithLoyalty = Pick<ReturnType<typeof copiable>, 'hasLoyaltyX' | 'values'>;

/** A planeswalker enters with its loyalty (306.5b), a battle with its defense (310.4b), also as a copy. */
function ownCounters({ hasLoyaltyX, values }: WithLoyalty, x: number | null): Counters {
  const { defense, loyalty } = values;
  return {
    ...(loyalty !== null && { loyalty: hasLoyaltyX ? (x ?? 0) : loyalty }),
    ...(defense !== null && { defense }),
  };
}

/** What it enters with by what it is, and what effects add to that. */
function together(some: Counters, more: Counters): Counters {
  const all: Record<string, number> = { ...some };
  for (const [kind, count] of Object.entries(more)) all[kind] = (all[kind] ?? 0) + count;
  return all;
}

/** The counters with which something would enter by now: its own number is put on it by an effect like any other (306.5b, 614.1c). */
export function countersByNow(game: Game, move: EventOf<'move'>): Counters {
  const { entering, object } = move;
  if (entering === null) return {};
  if (entering.ownCountersCounted === true) return entering.counters;
  const x = objectAt(game, object).stack?.choices.x ?? null;
  return together(ownCounters(enteringAs(game, move), x), entering.counters);
}

/** The counters with which an object enters that is as it will be. */
export const countersOnEntering = (
  game: Game,
  entered: GameObject,
  how: NonNullable<EventOf<'move'>['entering']>,
): Counters =>
  how.ownCountersCounted === true
    ? how.counters
    : together(ownCounters(copiable(game, entered), entered.cast?.x ?? null), how.counters);

/** Kinds of counters with which something would enter, that kind alone if one is said. */
export const countersEntering = (game: Game, event: EventOf<'move'>, kind?: string): readonly string[] =>
  Object.entries(countersByNow(game, event)).flatMap(([one, count]) =>
    count > 0 && (kind === undefined || kind === one) ? [one] : [],
  );
