import { characteristics, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { basicLandTypes } from '../../rules/state/vocabulary/type-line.ts';
import type { QuantityWord } from './word.ts';

/** How many of the basic land types there are among what fits (domain). */
export interface BasicLandTypesAmong {
  readonly number: 'basicLandTypesAmong';
  readonly of: Filter;
}

export const basicLandTypesAmong: QuantityWord<BasicLandTypesAmong> = {
  shape: { of: 'filter' },
  number(game, scope, { of }) {
    const all = matching(game, scope, of);
    return basicLandTypes.filter((type) =>
      all.some((id) => characteristics(game, id).subtypes.includes(type)),
    ).length;
  },
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
