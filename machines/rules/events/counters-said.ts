import { objectAt, objects, quantity } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Scope } from '../state/scope.ts';
import type { Objects, Replacement } from '../state/vocabulary/index.ts';
import type { Applicable } from './applicable.ts';
import { mayHappen } from './impossible.ts';

/** How many counters of which kinds a permanent gets as it enters or is turned face up. */
export function countersSaid(
  game: Game,
  scope: Scope,
  counters: Replacement['counters'],
): readonly { readonly kind: string; readonly count: number }[] {
  if (counters === undefined) return [];
  const count = Math.max(0, quantity(game, scope, counters.count));
  return count === 0 ? [] : kindsOf(game, scope, counters.kind).map((kind) => ({ kind, count }));
}

/** A kind of counter, or each of which there is one on some objects. */
const kindsOf = (game: Game, scope: Scope, kind: string | { readonly eachOn: Objects }): readonly string[] =>
  typeof kind === 'string'
    ? [kind]
    : [
        ...new Set(
          objects(game, scope, kind.eachOn).flatMap((id) =>
            Object.entries(objectAt(game, id).counters).flatMap(([one, count]) => (count > 0 ? [one] : [])),
          ),
        ),
      ];

/** The counters that a permanent gets as it is turned face up, or over (708.11, 712.20). */
export function countersTurnedUp(game: Game, one: Applicable, object: ObjectId): readonly GameEvent[] {
  const { controller: player, replacement, scope } = one;
  return countersSaid(game, scope, replacement.counters)
    .map(({ kind, count }): GameEvent => ({ type: 'putCounters', on: { object }, kind, count, player }))
    .filter((event) => mayHappen(game, event).ok);
}
