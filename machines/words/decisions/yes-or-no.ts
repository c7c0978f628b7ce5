/** Yes or no (608.2d). */
import { z } from 'zod/mini';
import { allowed } from '../../rules/state/verdict.ts';
import { take } from './combinations.ts';
import type { Asked, DecisionWord, Pick } from './word.ts';

export interface Confirm extends Asked {
  readonly kind: 'confirm';
  readonly tone: 'good' | 'bad' | 'neutral';
}

const answers = {
  schema: z.boolean(),
  legal: () => allowed,
  enumerate: (_game: unknown, _decision: unknown, limit: number) => take([false, true], limit),
  sample: (_game: unknown, _decision: unknown, pick: Pick) => pick(2) === 1,
};

export const confirm: DecisionWord<Confirm, boolean> = {
  ...answers,
  withoutThem({ rule }) {
    // State-based actions find what is left to choose, and for whom (704.3).
    if (rule.startsWith('704.')) return 'askedAnew';
    // 800.4f: whether to pay a cost is a choice nobody else makes.
    return asksWhetherToPay.some((one) => rule.startsWith(one)) ? { answer: false } : 'byAnother';
  },
  hides: 'nothing',
};

/** The rules by which players are asked whether to pay a cost. */
const asksWhetherToPay: readonly string[] = ['118.', '508.1g', '614.12'];

/** Whether to take a mulligan (103.5), after so many. Answer: true to take it. */
export interface Mulligan extends Asked {
  readonly kind: 'mulligan';
  readonly taken: number;
}

export const mulligan: DecisionWord<Mulligan, boolean> = {
  ...answers,
  withoutThem: () => ({ answer: false }),
  hides: 'nothing',
};
