import { makeMove } from '../../rules/events/index.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { cardsEnough, fromTop } from './library.ts';
import { always, type CostWord, never } from './word.ts';

/** So many cards from the top of the payer's library to exile. */
export interface ExileTop {
  readonly pay: 'exileTop';
  readonly count: Quantity;
  readonly as?: string;
}

export const exileTop: CostWord<ExileTop> = {
  shape: { count: 'quantity', as: 'name of a cost?' },
  said: [
    phrase('exile the top card of your library', { pay: 'exileTop', count: 1 }),
    phrase('exile the top <count:several> cards of your library', { pay: 'exileTop', count: '<count>' }),
  ],
  ...withCount,
  verdict: cardsEnough('118.3'),
  objects: null,
  needsObjects: never,
  uses: 'up',
  taken: fromTop,
  events: (game, _paying, _part, objects) =>
    objects.map((object) => makeMove(game, object, 'exile', { why: 'exile' })),
  movesTo: 'exile',
  movesOfLibrary: always,
  isLast: always,
};
