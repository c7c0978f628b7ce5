import { isRecord } from '../../state/is-record.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import type { Known } from './known.ts';
import type { Fault } from './shape.ts';

/** The target that these words are, and no more than that. */
const targetIn = (words: unknown): number | null =>
  isRecord(words) && typeof words.target === 'number' ? words.target : null;

/** Whether this target is among what these words are. */
export const isTargetIn = (words: unknown, target: number): boolean =>
  Array.isArray(words)
    ? words.some((word) => isTargetIn(word, target))
    : isRecord(words) &&
      (words.target === target || Object.values(words).some((word) => isTargetIn(word, target)));

/** Whether a target may be an object or a player: "any target" (115.4), "target creature or player". */
function isMixed({ targets }: Known, target: number): boolean {
  const aimed = 'notHere' in targets ? undefined : targets[target];
  return aimed?.objects === true && aimed.players;
}

/**
 * What is divided was divided among targets as the spell or ability was put on the stack (601.2d); and damage to a target
 * that may be an object or a player is said to be dealt to either.
 */
export function checkDealt(instruction: Instruction, path: string, faults: Fault[], known: Known): void {
  const ofTargets = { path, reason: 'what is divided must be divided among targets' };
  if (instruction.do === 'putCounters' && instruction.count === 'divided') {
    if (targetIn(instruction.on) === null && targetIn(instruction.onPlayers) === null) faults.push(ofTargets);
  }
  if (instruction.do === 'preventDamage' && instruction.amount === 'divided') {
    if (targetIn(instruction.to) === null && targetIn(instruction.toPlayers) === null) faults.push(ofTargets);
  }
  if (instruction.do !== 'dealDamage') return;
  for (const { amount, to, toPlayers } of [instruction, ...(instruction.and ?? [])]) {
    const object = targetIn(to);
    const player = targetIn(toPlayers);
    if (amount === 'divided' && object === null && player === null) faults.push(ofTargets);
    const half = [
      { target: object, other: toPlayers },
      { target: player, other: to },
    ].find(({ target, other }) => target !== null && isMixed(known, target) && !isTargetIn(other, target));
    if (half !== undefined)
      faults.push({
        path,
        reason: `target ${half.target} may be an object or a player: say both “to” and “toPlayers”`,
      });
  }
}
