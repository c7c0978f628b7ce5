import { z } from 'zod/mini';
import { allowed } from '../../rules/state/verdict.ts';
import { between, positions } from './combinations.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** A number from `min` to `max` (107.3, 608.2d). */
export interface NumberChoice extends Asked {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly purpose: 'x' | 'count' | 'value';
}

/** The most that a number chosen by chance exceeds the least one by: a million is legal, and no fun. */
const usualRange = 20;

export const number: DecisionWord<NumberChoice, number> = {
  schema: z.int(),
  legal(_game, decision, answer) {
    if (answer < decision.min || answer > decision.max)
      return refused(decision, 'Choose a number from {min} to {max}, not {answer}.', {
        min: decision.min,
        max: decision.max,
        answer,
      });
    return allowed;
  },
  only: ({ max, min }) => (min === max ? min : undefined),
  enumerate(_game, decision, limit) {
    const count = Math.min(limit, decision.max - decision.min + 1);
    return positions(count).map((above) => decision.min + above);
  },
  sample: (_game, decision, pick) =>
    between(decision.min, Math.min(decision.max, decision.min + usualRange), pick),
  withoutThem: () => 'byAnother',
  hides: (decision) => ({ ...decision, min: 0, max: 0 }),
};
