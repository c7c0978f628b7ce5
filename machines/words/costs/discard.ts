import { cardsIn } from '../../rules/characteristics/index.ts';
import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, inZone, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

export interface Discard {
  readonly pay: 'discard';
  readonly what: 'self' | 'hand' | Filter;
  readonly count?: Quantity;
  readonly atRandom?: true;
  readonly as?: string;
}

export const discard: CostWord<Discard> = {
  shape: {
    what: 'self, hand or filter',
    count: 'quantity?',
    atRandom: 'flag?',
    as: 'name of a cost?',
  },
  said: [
    phrase('[discard] <some:someCards>', { pay: 'discard', '...some': '<some>' }),
    phrase('[discard] <some:someCards> at random', { pay: 'discard', '...some': '<some>', atRandom: true }),
    phrase('[discard] your|their hand', { pay: 'discard', what: 'hand' }),
    phrase('[discard] <what:selfWord>', { pay: 'discard', what: 'self' }),
  ],
  participle: 'discarded',
  ...withCount,
  verdict: thereAreEnough,
  objects(game, paying, part) {
    const hand = cardsIn(game, 'hand', paying.player).filter((id) => id !== paying.without);
    if (part.what === 'hand')
      return {
        ...chosen('self', hand, part, 'discard', 'discard'),
        count: hand.length,
        least: hand.length,
        chosenBy: 'nobody',
      };
    const found =
      part.what === 'self'
        ? hand.filter((id) => id === paying.scope.self)
        : inZone(game, paying, part.what, hand, 'hand');
    const choice = chosen(part.what, found, part, 'discard', 'discard as a cost');
    return part.atRandom === true ? { ...choice, chosenBy: 'chance' } : { ...choice, hidden: true };
  },
  needsObjects: always,
  uses: 'up',
  events: (_game, { player }, _part, objects) =>
    objects.map((object) => ({ type: 'discard', object, player })),
  loses: () => 1.8,
  movesTo: 'graveyard',
  ownMove: ({ what }) => (what === 'self' ? { from: 'hand', to: 'graveyard' } : nowhere),
  paidIn: ({ what }) => (what === 'self' ? 'hand' : null),
  movesOfLibrary: never,
  isLast: (_game, { atRandom }) => atRandom === true,
};
