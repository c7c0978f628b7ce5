/** Counters on it (122). */
import { sum } from '../../rules/state/sum.ts';
import type { FilterWord } from './word.ts';

export const counters: FilterWord<'counters'> = {
  shape: { fields: { kind: 'text?', atLeast: 'quantity' } },
  fits: ({ atLeast, kind }, { ask, game, object, scope }) =>
    (kind === undefined ? sum(Object.values(object.counters)) : (object.counters[kind] ?? 0)) >=
    ask.quantity(game, scope, atLeast),
  asks: [],
  changedBy: [],
};
