import { z } from 'zod/mini';
import { allowed } from '../../rules/state/verdict.ts';
import { between, positions } from './combinations.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** A number from `min` to `max` (107.3, 608.2d), where not all of them are possible one of `among`. */
export interface NumberChoice extends Asked {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly among?: readonly number[];
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
    if (decision.among?.includes(answer) === false)
      return refused(decision, 'Of all numbers only {possible} are possible, and {answer} isn’t.', {
        possible: decision.among.join(', '),
        answer,
      });
    return allowed;
  },
  only: ({ max, min }) => (min === max ? min : undefined),
  enumerate(_game, decision, limit) {
    if (decision.among !== undefined) return decision.among.slice(0, limit);
    const count = Math.min(limit, decision.max - decision.min + 1);
    return positions(count).map((above) => decision.min + above);
  },
  sample: (_game, { among, max, min }, pick) =>
    among === undefined
      ? between(min, Math.min(max, min + usualRange), pick)
      : (among[between(0, among.length - 1, pick)] ?? min),
  withoutThem: () => 'byAnother',
  hides: ({ among: _, ...decision }) => ({ ...decision, min: 0, max: 0 }),
};
