import { matching, objectAt } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** "Untap a tapped land an opponent controls": anyone's permanents, as far as the text says. */
export interface UntapPermanents {
  readonly pay: 'untapPermanents';
  readonly what: Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

/** What is untapped already can't be untapped to pay (701.26b, 118.3). */
export const untapPermanents: CostWord<UntapPermanents> = {
  shape: { what: 'filter', count: 'quantity?', as: 'name of a cost?' },
  said: [phrase('untap <some>', { pay: 'untapPermanents', '...some': '<some>' })],
  participle: 'untapped',
  ...withCount,
  verdict: thereAreEnough,
  objects(game, { scope }, part) {
    const found = matching(game, scope, part.what).filter((id) => objectAt(game, id).tapped);
    return chosen(part.what, found, part, 'cost', 'untap as a cost');
  },
  needsObjects: always,
  uses: 'tapping',
  events: (_game, _paying, _part, objects) => objects.map((object) => ({ type: 'untap', object })),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
