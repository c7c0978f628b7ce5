/** Resolving spells and abilities (608). */
import type { Procedure } from '../rules/index.ts';
import {
  checkCondition,
  finishResolution,
  followInstructions,
  removeUnresolved,
  verifyTargets,
} from './procedures.ts';

export { rememberingResolution } from './on-stack.ts';
export const procedures: readonly Procedure[] = [
  checkCondition,
  verifyTargets,
  followInstructions,
  finishResolution,
  removeUnresolved,
];
