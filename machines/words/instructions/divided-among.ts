/** What is divided was divided among targets as the spell or ability was put on the stack (601.2d). */
import type { Fault } from '../../rules/abilities/check/shape.ts';
import { isRecord } from '../../rules/state/is-record.ts';

/** The target that these words are, and no more than that. */
export const targetIn = (words: unknown): number | null =>
  isRecord(words) && typeof words.target === 'number' ? words.target : null;

/** Whether this target is among what these words are. */
export const isTargetIn = (words: unknown, target: number): boolean =>
  Array.isArray(words)
    ? words.some((word) => isTargetIn(word, target))
    : isRecord(words) &&
      (words.target === target || Object.values(words).some((word) => isTargetIn(word, target)));

/** Whether so much of something, if it is divided, is divided among targets: these are the words for what gets it. */
export function checkDivided(
  amount: unknown,
  among: readonly unknown[],
  path: string,
  faults: Fault[],
): void {
  if (amount === 'divided' && among.every((words) => targetIn(words) === null))
    faults.push({ path, reason: 'what is divided must be divided among targets' });
}
