import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { mayHappen } from '../../rules/events/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, permanents, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** Permanents of the payer; `self` is this object. With `upTo` no more than so many, or none. */
export interface Sacrifice {
  readonly pay: 'sacrifice';
  readonly what: 'self' | Filter;
  readonly count?: Quantity;
  readonly upTo?: true;
  readonly as?: string;
}

export const sacrifice: CostWord<Sacrifice> = {
  shape: { what: 'self or filter', count: 'quantity?', upTo: 'flag?', as: 'name of a cost?' },
  said: [
    phrase('[sacrifice] <what:selfWord>', { pay: 'sacrifice', what: 'self' }),
    phrase('[sacrifice] <among:pronoun>', { pay: 'sacrifice', what: { among: '<among>' } }),
    phrase('[sacrifice] <among:attachedWord>', { pay: 'sacrifice', what: { among: '<among>' } }),
    phrase('[sacrifice] <some>', { pay: 'sacrifice', '...some': '<some>' }),
    phrase('[sacrifice] <some> of their choice', { pay: 'sacrifice', '...some': '<some>' }),
    phrase('[sacrifice] up to <count:numeral> <what:many>', {
      pay: 'sacrifice',
      what: '<what>',
      count: '<count>',
      upTo: true,
    }),
  ],
  participle: 'sacrificed',
  ...withCount,
  verdict: thereAreEnough,
  objects(game, paying, part) {
    const found = permanents(game, paying, part.what).filter(
      (object) => mayHappen(game, { type: 'sacrifice', object, player: paying.player }).ok,
    );
    const asked = chosen(part.what, found, part, 'sacrifice', 'sacrifice as a cost');
    return part.upTo === true ? { ...asked, least: 0 } : asked;
  },
  needsObjects: always,
  uses: 'up',
  events: (_game, { player }, _part, objects) =>
    objects.map((object) => ({ type: 'sacrifice', object, player })),
  loses: ({ what }, own) => (what === 'self' ? own().worth : 2.5),
  movesTo: 'graveyard',
  ownMove: ({ what }) => (what === 'self' ? { from: null, to: 'graveyard' } : nowhere),
  movesOfLibrary: never,
  isLast: never,
};
