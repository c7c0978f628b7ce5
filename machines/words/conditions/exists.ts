import { anyMatches, compares, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Comparison } from '../../rules/state/vocabulary/quantity.ts';
import type { ConditionWord } from './word.ts';

/** Something is like this, or so many are. */
export interface Exists {
  readonly holds: 'exists';
  readonly what: Filter;
  readonly count?: Comparison;
}

export const exists: ConditionWord<Exists> = {
  shape: { what: 'filter', count: 'comparison?' },
  holds: (game, scope, { what, count }) =>
    count === undefined
      ? anyMatches(game, scope, what)
      : compares(game, scope, matching(game, scope, what).length, count),
  changedBy: [],
  countsTokens: true,
};
