import { objectAt, objects, players } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { apart, eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Target } from '../../rules/state/object.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface RemoveCounters {
  readonly do: 'removeCounters';
  readonly kind: string;
  readonly count: Quantity | 'all';
  readonly from?: Objects;
  readonly fromPlayers?: Players;
}

/** As many as there are, at most (609.3). */
function removeEvents(game: Game, { instruction, scope }: Reading<RemoveCounters>): readonly GameEvent[] {
  const { kind, count, from, fromPlayers } = instruction;
  const remove = (target: Target, has: number): readonly GameEvent[] => {
    const removed = count === 'all' ? has : Math.min(has, amountOf(game, scope, count));
    return removed > 0 ? [{ type: 'removeCounters', on: target, kind, count: removed }] : [];
  };
  return [
    ...(from === undefined ? [] : objects(game, scope, from))
      .filter((id) => isThere(game, id))
      .flatMap((object) => remove({ object }, objectAt(game, object).counters[kind] ?? 0)),
    ...(fromPlayers === undefined ? [] : players(game, scope, fromPlayers)).flatMap((player) =>
      remove({ player }, game.players[player]?.counters[kind] ?? 0),
    ),
  ];
}

export const removeCounters: InstructionWord<RemoveCounters> = {
  shape: { kind: 'text', count: 'quantity or all', from: 'objects?', fromPlayers: 'players?' },
  said: {
    deed: [
      phrase('[remove] a|an <kind:counterKind> counter from <from:objects>', {
        do: 'removeCounters',
        kind: '<kind>',
        count: 1,
        from: '<from>',
      }),
      phrase('[remove] <count:several> <kind:counterKind> counters from <from:objects>', {
        do: 'removeCounters',
        kind: '<kind>',
        count: '<count>',
        from: '<from>',
      }),
      phrase('[remove] all <kind:counterKind> counters from <from:objects>', {
        do: 'removeCounters',
        kind: '<kind>',
        count: 'all',
        from: '<from>',
      }),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  done: 'removed',
  meaning: atOnce(
    '122.1',
    removeEvents,
    (happened) => {
      const removed = eventsOf(happened, 'removeCounters');
      return {
        ...apart(removed.map(({ on }) => on)),
        amount: sum(removed.map(({ count }) => count)),
        did: removed.length > 0,
      };
    },
    {
      possible(game, reading) {
        const { count } = reading.instruction;
        const removed = removeEvents(game, reading);
        if (count === 'all') return removed.length > 0;
        const wanted = amountOf(game, reading.scope, count);
        return removed.some((event) => event.type === 'removeCounters' && event.count >= wanted);
      },
    },
  ),
};
