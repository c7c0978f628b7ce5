import type { Instruction } from './vocabulary/index.ts';
import { instructionWord } from './word-table.ts';

const none: readonly Instruction[] = [];

/**
 * The instructions that one holds and that are followed as it is, whichever of them it comes to: both branches of an
 * “if”, all options of a choice. What a keyword action is short for isn't among them.
 */
export const heldBy = (instruction: Instruction): readonly Instruction[] =>
  instructionWord(instruction).holds?.(instruction) ?? none;

/** The instructions that one holds for a triggered ability that it makes: what is done later (603.7, 603.12). */
export const heldForLater = (instruction: Instruction): readonly Instruction[] =>
  instructionWord(instruction).holdsForLater?.(instruction) ?? none;
