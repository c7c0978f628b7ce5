import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { cardsEnough, fromTop } from './library.ts';
import { always, type CostWord, never } from './word.ts';

export interface Mill {
  readonly pay: 'mill';
  readonly count: Quantity;
  readonly as?: string;
}

export const mill: CostWord<Mill> = {
  shape: { count: 'quantity', as: 'name of a cost?' },
  said: [phrase('[mill] <count:counted card>', { pay: 'mill', count: '<count>' })],
  participle: 'milled',
  ...withCount,
  verdict: cardsEnough('701.17b'),
  objects: null,
  needsObjects: never,
  uses: 'up',
  taken: fromTop,
  events: (_game, { player }, { count }) => [{ type: 'mill', player, count: Number(count) }],
  movesTo: 'graveyard',
  movesOfLibrary: always,
  isLast: always,
};
