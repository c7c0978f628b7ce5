import { objects, playerAt, players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many counters of this kind are on these objects. */
export interface CountersOnObjects {
  readonly number: 'counters';
  readonly kind: string;
  readonly on: Objects;
}

export interface CountersOfPlayers {
  readonly number: 'playerCounters';
  readonly kind: string;
  readonly on: Players;
}

export const counters: QuantityWord<CountersOnObjects> = {
  shape: { kind: 'text', on: 'objects' },
  said: {
    standing: [
      phrase('<what:oneOfThese> has no <kind:counterKind> counters on it', {
        holds: 'compare',
        what: { number: 'counters', kind: '<kind>', on: '<what>' },
        to: { exactly: 0 },
      }),
    ],
    oneCount: [
      phrase('<kind:counterKind> counter|counters on <bearing:objects>', {
        number: 'counters',
        kind: '<kind>',
        on: '<bearing>',
      }),
    ],
  },
  number: (game, scope, { kind, on }) =>
    sum(objects(game, scope, on).map((id) => game.objects[id]?.counters[kind] ?? 0)),
  changedBy: [],
  asksTheGame: false,
  reads: ['counters'],
};

export const playerCounters: QuantityWord<CountersOfPlayers> = {
  shape: { kind: 'text', on: 'players' },
  said: {
    standing: [
      phrase('you have <n:numeral> or more <kind:counterKind> counters', {
        holds: 'compare',
        what: { number: 'playerCounters', kind: '<kind>', on: 'you' },
        to: { atLeast: '<n>' },
      }),
      phrase('an opponent has <n:numeral> or more <kind:counterKind> counters', {
        holds: 'compare',
        what: { number: 'playerCounters', kind: '<kind>', on: 'opponents' },
        to: { atLeast: '<n>' },
      }),
    ],
    oneCount: [
      phrase('<kind:counterKind> counter|counters you have', {
        number: 'playerCounters',
        kind: '<kind>',
        on: 'you',
      }),
      phrase('poison counter|counters your opponents have', {
        number: 'playerCounters',
        kind: 'poison',
        on: 'opponents',
      }),
    ],
  },
  number: (game, scope, { kind, on }) =>
    sum(players(game, scope, on).map((id) => playerAt(game, id).counters[kind] ?? 0)),
  changedBy: [],
  asksTheGame: true,
  reads: ['playerCounters'],
};
