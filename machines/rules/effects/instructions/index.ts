/** What effects do (608.2c): instructions, their meanings, and the program that follows them. */
import type { Procedure } from '../../state/procedure.ts';
import { together } from '../together.ts';
import { program } from './program.ts';

export { returningLater } from './effect.ts';
export { faultInProgram } from './fault-in-program.ts';
export { instructionAtHand } from './list-at.ts';
export { attractionsOf, visitingRolls, visits } from './visiting.ts';

/** A program, and those of several players together. */
export const instructionProcedures: readonly Procedure[] = [program, together];
