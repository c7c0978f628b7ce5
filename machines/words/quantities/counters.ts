import { objects, playerAt, players } from '../../rules/characteristics/index.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

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
  number: (game, scope, { kind, on }) =>
    sum(objects(game, scope, on).map((id) => game.objects[id]?.counters[kind] ?? 0)),
  changedBy: [],
  asksTheGame: false,
  reads: ['counters'],
};

export const playerCounters: QuantityWord<CountersOfPlayers> = {
  shape: { kind: 'text', on: 'players' },
  number: (game, scope, { kind, on }) =>
    sum(players(game, scope, on).map((id) => playerAt(game, id).counters[kind] ?? 0)),
  changedBy: [],
  asksTheGame: true,
  reads: ['playerCounters'],
};
