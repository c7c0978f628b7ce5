import { characteristics, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many colors there are among what fits (105.2): no color is one. */
export interface ColorsAmong {
  readonly number: 'colorsAmong';
  readonly of: Filter;
}

export const colorsAmong: QuantityWord<ColorsAmong> = {
  shape: { of: 'filter' },
  said: {
    oneCount: [
      phrase('color|colors among <what:many>', { number: 'colorsAmong', of: '<what>' }),
      phrase('color|colors among cards <place>', { number: 'colorsAmong', of: '<place>' }),
    ],
  },
  number: (game, scope, { of }) =>
    new Set(matching(game, scope, of).flatMap((id) => characteristics(game, id).colors)).size,
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
