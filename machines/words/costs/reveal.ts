import { cardsIn } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, inZone, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** Cards in the payer's hand. */
export interface Reveal {
  readonly pay: 'reveal';
  readonly what: Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

export const reveal: CostWord<Reveal> = {
  shape: { what: 'filter', count: 'quantity?', as: 'name of a cost?' },
  said: [
    phrase('reveal <some:someCards> from|in your hand', {
      pay: 'reveal',
      '...some': '<some>',
      place: { zone: 'hand', owner: 'you' },
    }),
  ],
  ...withCount,
  verdict: thereAreEnough,
  objects(game, paying, part) {
    const hand = cardsIn(game, 'hand', paying.player).filter((id) => id !== paying.without);
    const found = inZone(game, paying, part.what, hand, 'hand');
    return { ...chosen(part.what, found, part, 'cost', 'reveal as a cost'), hidden: true };
  },
  needsObjects: always,
  uses: 'nothing',
  events: (_game, { scope }, _part, objects) => [
    { type: 'reveal', objects, to: 'all', ...(scope.onStack !== null && { during: scope.onStack }) },
  ],
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
