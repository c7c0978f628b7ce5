import { z } from 'zod/mini';
import type { ObjectId } from '../../rules/state/identity.ts';
import { allowed, firstRefusal } from '../../rules/state/verdict.ts';
import { arrangements, drawn, positions, take } from './combinations.ts';
import { distinctPositions, position } from './positions.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Scry, surveil, and such (701.22, 701.25): which of the cards go where, in which order. Answer: a list of positions for each pile. */
export interface Arrange extends Asked {
  readonly kind: 'arrange';
  readonly cards: readonly ObjectId[];
  readonly piles: readonly string[];
}

export const arrange: DecisionWord<Arrange, readonly (readonly number[])[]> = {
  schema: z.array(z.array(position)),
  legal: (_game, decision, answer) =>
    firstRefusal(
      () =>
        answer.length === decision.piles.length
          ? allowed
          : refused(decision, 'There are {count} piles.', { count: decision.piles.length }),
      () => distinctPositions(decision, answer.flat(), decision.cards.length),
      () =>
        answer.flat().length === decision.cards.length
          ? allowed
          : refused(decision, 'Lay each of the {count} cards on a pile.', { count: decision.cards.length }),
    ),
  enumerate: (_game, decision, limit) =>
    take(arrangements(positions(decision.cards.length), decision.piles.length), limit),
  sample(_game, decision, pick) {
    const piles: (readonly number[])[] = decision.piles.map(() => []);
    for (const card of drawn(positions(decision.cards.length), decision.cards.length, pick)) {
      const pile = pick(piles.length);
      piles[pile] = [...(piles[pile] ?? []), card];
    }
    return piles;
  },
  withoutThem: ({ piles }) => ({ answer: piles.map(() => []) }),
  shows: ({ cards }) => cards,
  hides: (decision) => ({ ...decision, cards: [] }),
};
