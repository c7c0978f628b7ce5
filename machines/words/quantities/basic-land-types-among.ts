import { characteristics, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { basicLandTypes } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many of the basic land types there are among what fits (domain). */
export interface BasicLandTypesAmong {
  readonly number: 'basicLandTypesAmong';
  readonly of: Filter;
}

export const basicLandTypesAmong: QuantityWord<BasicLandTypesAmong> = {
  shape: { of: 'filter' },
  said: {
    standing: [
      phrase('there are <to:howMany> basic land types among lands you control', {
        holds: 'compare',
        what: { number: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } },
        to: '<to>',
      }),
    ],
    oneCount: [
      phrase('basic land type|types among lands they control', {
        number: 'basicLandTypesAmong',
        of: { type: 'land', controller: { said: 'they' } },
      }),
      phrase('basic land type|types among lands you control', {
        number: 'basicLandTypesAmong',
        of: { type: 'land', controller: 'you' },
      }),
    ],
  },
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
