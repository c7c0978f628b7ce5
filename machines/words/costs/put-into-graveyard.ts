import { matching } from '../../rules/characteristics/index.ts';
import { makeMove } from '../../rules/events/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** "Put a card exiled with this into its owner's graveyard". */
export interface PutIntoGraveyard {
  readonly pay: 'putIntoGraveyard';
  readonly what: Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

export const putIntoGraveyard: CostWord<PutIntoGraveyard> = {
  shape: { what: 'filter', count: 'quantity?', as: 'name of a cost?' },
  said: [
    phrase("[put] <some:someCards> into its|their owner's graveyard", {
      pay: 'putIntoGraveyard',
      '...some': '<some>',
    }),
    phrase("[put] <some:someCards> <place> into its|their owner's graveyard", {
      pay: 'putIntoGraveyard',
      '...some': '<some>',
      place: '<place>',
    }),
    phrase("[put] <some:someCards> <place> into that player's graveyard", {
      pay: 'putIntoGraveyard',
      '...some': '<some>',
      place: '<place>',
    }),
  ],
  ...withCount,
  verdict: thereAreEnough,
  objects: (game, { scope }, part) =>
    chosen(part.what, matching(game, scope, part.what), part, 'cost', 'put into a graveyard as a cost'),
  needsObjects: always,
  uses: 'up',
  events: (game, _paying, _part, objects) =>
    objects.map((object) => makeMove(game, object, 'graveyard', { why: 'return' })),
  movesTo: 'graveyard',
  movesOfLibrary: never,
  isLast: never,
};
