import type { AttackerAnswer, BlockerAnswer, DamageAnswer } from '../rules/index.ts';

/** Answers as they lie in a frame: found legal before, read back into their shape here. */
const listOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (answer: unknown): readonly T[] =>
    Array.isArray(answer) ? answer.filter(isOne) : [];

const has = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

export const attackersIn = listOf((value): value is AttackerAnswer => has(value, 'object', 'defender'));
export const blockersIn = listOf((value): value is BlockerAnswer => has(value, 'object', 'attackers'));
export const damageIn = listOf((value): value is DamageAnswer => has(value, 'object', 'to'));
