import { z } from 'zod/mini';
import type { ObjectId, TextRef } from '../../rules/state/identity.ts';
import { allowed, firstRefusal } from '../../rules/state/verdict.ts';
import { drawn, permutations, positions, take } from './combinations.ts';
import { distinctPositions, position } from './positions.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** In which order triggers or cards are (603.3b, 401.4). Answer: a permutation of positions; the first goes on the stack first. */
export interface Order extends Asked {
  readonly kind: 'order';
  readonly items: readonly {
    /** Null: an ability that has no source (725.2, 726.2). */
    readonly object: ObjectId | null;
    readonly text: string;
    readonly ref: TextRef | null;
  }[];
  readonly hidden: boolean;
}

export const order: DecisionWord<Order, readonly number[]> = {
  schema: z.array(position),
  legal: (_game, decision, answer) =>
    firstRefusal(
      () => distinctPositions(decision, answer, decision.items.length),
      () =>
        answer.length === decision.items.length
          ? allowed
          : refused(decision, 'Order all {count} of them.', { count: decision.items.length }),
    ),
  only: ({ items }) => (items.length === 1 ? [0] : undefined),
  enumerate: (_game, decision, limit) => take(permutations(positions(decision.items.length)), limit),
  sample: (_game, decision, pick) => drawn(positions(decision.items.length), decision.items.length, pick),
  withoutThem: ({ items }) => ({ answer: positions(items.length) }),
  shows: ({ items }) => items.flatMap(({ object }) => object ?? []),
  hides: (decision) => ({ ...decision, items: [] }),
};
