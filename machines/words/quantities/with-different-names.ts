import { characteristics, differentNames, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { QuantityWord } from './word.ts';

/** How many of what fits have different names (201.2b). */
export interface WithDifferentNames {
  readonly number: 'withDifferentNames';
  readonly of: Filter;
}

export const withDifferentNames: QuantityWord<WithDifferentNames> = {
  shape: { of: 'filter' },
  number: (game, scope, { of }) =>
    differentNames(matching(game, scope, of).map((id) => characteristics(game, id))),
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
