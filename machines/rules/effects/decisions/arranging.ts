import { z } from 'zod';
import { allowed, firstRefusal } from '../../state/verdict.ts';
import { distinctPositions } from './choosing.ts';
import { arrangements, divisions, drawn, permutations, positions, take } from './combinations.ts';
import { type DecisionDefinition, refused } from './definition.ts';

const position = z.number().int().nonnegative();

/** An order of triggers or cards (603.3b, 401.4). */
export const order: DecisionDefinition<'order'> = {
  kind: 'order',
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
};

/** An amount divided among targets or recipients (601.2d, 608.2d). */
export const divide: DecisionDefinition<'divide'> = {
  kind: 'divide',
  schema: z.array(z.number().int().nonnegative()),
  legal(_game, decision, answer) {
    if (answer.length !== decision.among.length)
      return refused(decision, 'Give each of the {count} a share.', { count: decision.among.length });
    if (answer.some((share) => share < decision.least))
      return refused(decision, 'Each gets at least {least}.', { least: decision.least });
    const total = answer.reduce((sum, share) => sum + share, 0);
    if (total !== decision.amount)
      return refused(decision, 'Divide exactly {amount}; the shares make {total}.', {
        amount: decision.amount,
        total,
      });
    return allowed;
  },
  only({ among, amount, least }) {
    if (among.length === 1) return [amount];
    return amount === least * among.length ? among.map(() => least) : undefined;
  },
  enumerate: (_game, decision, limit) =>
    take(divisions(decision.amount, decision.among.length, decision.least), limit),
  sample(_game, decision, pick) {
    const shares = decision.among.map(() => decision.least);
    const spare = decision.amount - decision.least * shares.length;
    for (let given = 0; given < spare; given++) {
      const to = pick(shares.length);
      shares[to] = (shares[to] ?? 0) + 1;
    }
    return shares;
  },
};

/** Cards laid on piles, each in an order (701.22, 701.25). */
export const arrange: DecisionDefinition<'arrange'> = {
  kind: 'arrange',
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
};
