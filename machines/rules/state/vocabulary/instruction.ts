/** Instructions: each is at home in `machines/words/instructions`. */
import type { BodyOf, InstructionBody } from '../../../words/instructions/index.ts';
import type { InstructionBase } from './instruction-parts.ts';

export type { InstructionBody } from '../../../words/instructions/index.ts';
export type {
  Attacked,
  Designation,
  Destination,
  Duration,
  EnteringCombat,
  InstructionBase,
  PlayerDesignation,
  Remembering,
} from './instruction-parts.ts';

/** One instruction of an effect. The interpreter runs lists of them in the order written (608.2c). */
export type Instruction = InstructionBase & InstructionBody;

/** Instructions of these kinds. */
export type InstructionOf<Kind extends InstructionBody['do']> = InstructionBase & BodyOf<Kind>;
