/** Answers that are positions in what is offered. */
import { z } from 'zod/mini';
import { allowed, type RuleNumber, type Verdict } from '../../rules/state/verdict.ts';
import { refused } from './word.ts';

export const position = z.int().check(z.nonnegative());

/** Positions of a list with `length` entries, none twice. */
export function distinctPositions(
  decision: { readonly rule: RuleNumber; readonly object: number | null },
  answer: readonly number[],
  length: number,
): Verdict {
  const beyond = answer.find((chosen) => chosen >= length);
  if (beyond !== undefined)
    return refused(decision, 'There is no option {position}; there are {count}.', {
      position: beyond,
      count: length,
    });
  if (new Set(answer).size !== answer.length) return refused(decision, 'An option is chosen twice.');
  return allowed;
}

/** Whether neither too few nor too many are chosen. */
export function within(
  decision: {
    readonly rule: RuleNumber;
    readonly object: number | null;
    readonly min: number;
    readonly max: number;
  },
  count: number,
): Verdict {
  if (count < decision.min)
    return refused(decision, 'Choose at least {min}; {count} chosen.', { min: decision.min, count });
  if (count > decision.max)
    return refused(decision, 'Choose at most {max}; {count} chosen.', { max: decision.max, count });
  return allowed;
}
