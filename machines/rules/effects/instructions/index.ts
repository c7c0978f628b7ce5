/** What effects do (608.2c): instructions, their meanings, and the program that follows them. */
import type { Procedure } from '../../state/procedure.ts';
import { program } from './program.ts';

export { attachable, mayAttach } from './attaching.ts';
export {
  checkAbility,
  checkDefinition,
  checkInstructions,
  type Fault as InstructionFault,
  type Known,
  knownInstructions,
} from './check.ts';

/** The procedure `program`. */
export const instructionProcedures: readonly Procedure[] = [program];
