import { compares, isKnown, quantity } from '../../rules/characteristics/index.ts';
import type { Comparison, Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { ConditionWord } from './word.ts';

export interface Compares {
  readonly holds: 'compare';
  readonly what: Quantity;
  readonly to: Comparison;
}

export const compare: ConditionWord<Compares> = {
  shape: { what: 'quantity', to: 'comparison' },
  holds: (game, scope, { what, to }) =>
    isKnown(game, what) && compares(game, scope, quantity(game, scope, what), to),
  changedBy: [],
  isFixed: ({ what }, isFixed) => isFixed(what),
};
