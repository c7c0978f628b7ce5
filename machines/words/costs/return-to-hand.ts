import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { makeMove } from '../../rules/events/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, permanents, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

export interface ReturnToHand {
  readonly pay: 'returnToHand';
  readonly what: 'self' | Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

export const returnToHand: CostWord<ReturnToHand> = {
  shape: { what: 'self or filter', count: 'quantity?', as: 'name of a cost?' },
  said: [
    phrase("[return] <some> to their owners ' hands", { pay: 'returnToHand', '...some': '<some>' }),
    phrase("[return] <some> to its|their owner's hand", { pay: 'returnToHand', '...some': '<some>' }),
    phrase("return <what:selfWord> to its owner's hand", { pay: 'returnToHand', what: 'self' }),
  ],
  participle: 'returned',
  ...withCount,
  verdict: thereAreEnough,
  objects: (game, paying, part) =>
    chosen(part.what, permanents(game, paying, part.what), part, 'cost', 'return to hand as a cost'),
  needsObjects: always,
  uses: 'up',
  events: (game, _paying, _part, objects) =>
    objects.map((object) => makeMove(game, object, 'hand', { why: 'return' })),
  loses: () => 2,
  movesTo: 'hand',
  ownMove: ({ what }) => (what === 'self' ? { from: null, to: 'hand' } : nowhere),
  movesOfLibrary: never,
  isLast: never,
};
