import { characteristics, matching, objects } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many card types there are among what fits, or among these objects, whatever has become of them (608.2h). */
export interface TypesAmong {
  readonly number: 'typesAmong';
  readonly of: Filter | { readonly these: Objects };
}

export const typesAmong: QuantityWord<TypesAmong> = {
  shape: { of: 'filter or these' },
  said: {
    standing: [
      phrase('there were <to:howMany> card types among the <how:paidWord> permanents', {
        holds: 'compare',
        what: { number: 'typesAmong', of: { these: { said: 'paid', how: '<how>' } } },
        to: '<to>',
      }),
      phrase('there are <to:howMany> card types among cards <place>', {
        holds: 'compare',
        what: { number: 'typesAmong', of: '<place>' },
        to: '<to>',
      }),
    ],
    quantity: [
      phrase('the number of card types among those cards', {
        number: 'typesAmong',
        of: { these: { said: 'those', noun: { called: 'card' } } },
      }),
    ],
    oneCount: [phrase('card type|types among cards <place>', { number: 'typesAmong', of: '<place>' })],
  },
  number(game, scope, { of }) {
    const all = 'these' in of ? objects(game, scope, of.these) : matching(game, scope, of);
    return new Set(all.flatMap((id) => characteristics(game, id).types)).size;
  },
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
