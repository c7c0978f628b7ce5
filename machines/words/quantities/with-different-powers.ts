import { characteristics, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many different powers there are among what fits: so many of them have different powers. */
export interface WithDifferentPowers {
  readonly number: 'withDifferentPowers';
  readonly of: Filter;
}

export const withDifferentPowers: QuantityWord<WithDifferentPowers> = {
  shape: { of: 'filter' },
  said: {
    standing: [
      phrase('you control <to:howMany> <what:many> with different powers', {
        holds: 'compare',
        what: { number: 'withDifferentPowers', of: { '...what': '<what>', controller: 'you' } },
        to: '<to>',
      }),
    ],
    oneCount: [
      phrase('different power|powers among <what:many>', { number: 'withDifferentPowers', of: '<what>' }),
    ],
  },
  number: (game, scope, { of }) =>
    new Set(matching(game, scope, of).map((id) => characteristics(game, id).power ?? 0)).size,
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
