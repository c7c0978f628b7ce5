import { objectAt, objects, players } from '../../rules/characteristics/index.ts';
import { divided } from '../../rules/effects/instructions/divided.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { apart, eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Target } from '../../rules/state/object.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { also, phrase } from '../../wording/syntax.ts';
import { checkDivided } from './divided-among.ts';
import type { InstructionWord } from './word.ts';

export interface PutCounters {
  readonly do: 'putCounters';
  readonly kind: string;
  /** With `double` as many as there are of that kind on each of them. */
  readonly count: Quantity | 'divided' | 'double';
  readonly on?: Objects;
  readonly onPlayers?: Players;
  /** Who puts them, if not the controller of the spell or ability. */
  readonly who?: Players;
}

/** Counters go on objects or players (122.1), as many on each, divided as was chosen, or as many as each has. */
function putEvents(game: Game, { instruction, scope }: Reading<PutCounters>): readonly GameEvent[] {
  const { kind, count, on, onPlayers } = instruction;
  const [by = scope.you] = whoOf(game, scope, instruction.who);
  const put = (target: Target, amount: number): readonly GameEvent[] =>
    amount > 0 ? [{ type: 'putCounters', on: target, kind, count: amount, player: by }] : [];
  if (count === 'divided')
    return divided(game, scope, on, onPlayers).flatMap(({ target, share }) => put(target, share));
  const amount = (target: Target): number => {
    if (count !== 'double') return amountOf(game, scope, count);
    const has = 'object' in target ? objectAt(game, target.object) : game.players[target.player];
    return has?.counters[kind] ?? 0;
  };
  const each = (target: Target) => put(target, amount(target));
  return [
    ...(on === undefined ? [] : objects(game, scope, on))
      .filter((id) => isThere(game, id))
      .flatMap((object) => each({ object })),
    ...(onPlayers === undefined ? [] : players(game, scope, onPlayers)).flatMap((player) => each({ player })),
  ];
}

export const putCounters: InstructionWord<PutCounters> = {
  shape: {
    kind: 'text',
    count: 'quantity, divided or double',
    on: 'objects?',
    onPlayers: 'players?',
    who: 'players?',
  },
  said: {
    deed: [
      phrase('[double] the number of <kind:counterKind> counters on <on:objects>', {
        do: 'putCounters',
        kind: '<kind>',
        count: 'double',
        on: '<on>',
      }),
      phrase('[distribute] <divide:several> <kind:counterKind> counters among <on:target>', {
        do: 'putCounters',
        kind: '<kind>',
        count: 'divided',
        on: { said: 'divided', of: '<on>', divide: '<divide>' },
      }),
      phrase('[put] a|an <kind:counterKind> counter on each of <on:target>', {
        do: 'putCounters',
        kind: '<kind>',
        count: 1,
        on: '<on>',
      }),
      phrase('[put] <count:several> <kind:counterKind> counters on each of <on:target>', {
        do: 'putCounters',
        kind: '<kind>',
        count: '<count>',
        on: '<on>',
      }),
      phrase('[put] a|an <kind:counterKind> counter on <on:objects>', {
        do: 'putCounters',
        kind: '<kind>',
        count: 1,
        on: '<on>',
      }),
      phrase('[put] <count:several> <kind:counterKind> counters on <on:objects>', {
        do: 'putCounters',
        kind: '<kind>',
        count: '<count>',
        on: '<on>',
      }),
      phrase('[put] a|an <kind:counterKind> counter on <on:objects> for each <count:counts>', {
        do: 'putCounters',
        kind: '<kind>',
        count: '<count>',
        on: '<on>',
      }),
      also('[put] a number of <kind:counterKind> counters on <on:objects> equal to <count:quantity>', {
        do: 'putCounters',
        kind: '<kind>',
        count: '<count>',
        on: '<on>',
      }),
      phrase('[get] <count:energySymbols>', {
        do: 'putCounters',
        kind: 'energy',
        count: '<count>',
        onPlayers: '<subject>',
      }),
      phrase('[get] {E} for each <count:counts>', {
        do: 'putCounters',
        kind: 'energy',
        count: '<count>',
        onPlayers: '<subject>',
      }),
      phrase('[get] a|an <kind:counterKind> counter', {
        do: 'putCounters',
        kind: '<kind>',
        count: 1,
        onPlayers: '<subject>',
      }),
      phrase('[get] <count:several> <kind:counterKind> counters', {
        do: 'putCounters',
        kind: '<kind>',
        count: '<count>',
        onPlayers: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  forYou: true,
  done: 'put',
  faults: ({ count, on, onPlayers }, path, faults) => checkDivided(count, [on, onPlayers], path, faults),
  gains: ({ count, kind, on }, { amount, lostByShrinking, overObjects }) => {
    const put = count === 'divided' || count === 'double' ? 1 : amount(count);
    return on === undefined
      ? 0
      : overObjects(on, (id) => (kind.startsWith('-') ? lostByShrinking(id, put, put) : 1.2 * put));
  },
  meaning: atOnce(
    '122.1',
    putEvents,
    (happened) => {
      const put = eventsOf(happened, 'putCounters');
      return {
        ...apart(put.map(({ on }) => on)),
        amount: sum(put.map(({ count }) => count)),
        did: put.length > 0,
      };
    },
    { possible: (game, reading) => putEvents(game, reading).length > 0 },
  ),
};
