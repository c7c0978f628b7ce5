import { characteristics, differentNames, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many of what fits have different names (201.2b). */
export interface WithDifferentNames {
  readonly number: 'withDifferentNames';
  readonly of: Filter;
}

export const withDifferentNames: QuantityWord<WithDifferentNames> = {
  shape: { of: 'filter' },
  said: {
    standing: [
      phrase('you control <to:howMany> <what:many> with different names', {
        holds: 'compare',
        what: { number: 'withDifferentNames', of: { '...what': '<what>', controller: 'you' } },
        to: '<to>',
      }),
    ],
    oneCount: [
      phrase('differently named <what:many>', { number: 'withDifferentNames', of: '<what>' }),
      phrase('<what:many> with different names', { number: 'withDifferentNames', of: '<what>' }),
    ],
  },
  number: (game, scope, { of }) =>
    differentNames(matching(game, scope, of).map((id) => characteristics(game, id))),
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
