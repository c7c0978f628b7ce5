import { isRecord } from '../../state/is-record.ts';
import type { Instruction, TargetSpec } from '../../state/vocabulary/index.ts';
import type { Fault, Reach } from './check-words.ts';

/** Which of these targets may be an object or a player: "any target" (115.4), "target creature or player". */
export const mixedAmong = (targets: readonly TargetSpec[]): ReadonlySet<number> =>
  new Set(
    targets.flatMap(({ any, objects, players }, index) =>
      any === true || (objects !== undefined && players !== undefined) ? [index] : [],
    ),
  );

/** The target that these words are, and no more than that. */
const targetIn = (words: unknown): number | null =>
  isRecord(words) && typeof words.target === 'number' ? words.target : null;

/** Whether this target is among what these words are. */
const speaksOf = (words: unknown, target: number): boolean =>
  Array.isArray(words)
    ? words.some((word) => speaksOf(word, target))
    : isRecord(words) &&
      (words.target === target || Object.values(words).some((word) => speaksOf(word, target)));

/**
 * What is divided was divided among targets as the spell or ability was put on the stack (601.2d); and damage to a target
 * that may be an object or a player is said to be dealt to either.
 */
export function checkDealt(instruction: Instruction, { mixed }: Reach, at: string): readonly Fault[] {
  const ofTargets = { at, problem: 'What is divided must be divided among targets.' };
  if (instruction.do === 'putCounters' && instruction.count === 'divided')
    return targetIn(instruction.on) === null && targetIn(instruction.onPlayers) === null ? [ofTargets] : [];
  if (instruction.do !== 'dealDamage') return [];
  return [instruction, ...(instruction.and ?? [])].flatMap(({ amount, to, toPlayers }) => {
    const object = targetIn(to);
    const player = targetIn(toPlayers);
    if (amount === 'divided' && object === null && player === null) return [ofTargets];
    const half = [
      { target: object, other: toPlayers },
      { target: player, other: to },
    ].find(({ target, other }) => target !== null && mixed?.has(target) === true && !speaksOf(other, target));
    return half === undefined
      ? []
      : [
          {
            at,
            problem: `Target ${half.target} may be an object or a player: say both “to” and “toPlayers”.`,
          },
        ];
  });
}
