import { z } from 'zod/mini';
import type { Target } from '../../rules/state/object.ts';
import { allowed } from '../../rules/state/verdict.ts';
import { divisions, take } from './combinations.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** An amount divided among targets or recipients (601.2d, 608.2d). Answer: a number for each target, each at least `least`. */
export interface Divide extends Asked {
  readonly kind: 'divide';
  readonly amount: number;
  readonly among: readonly Target[];
  readonly least: number;
}

export const divide: DecisionWord<Divide, readonly number[]> = {
  schema: z.array(z.int().check(z.nonnegative())),
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
  withoutThem: () => 'byAnother',
  hides: 'nothing',
};
