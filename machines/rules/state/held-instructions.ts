import type { Instruction } from './vocabulary/index.ts';

const none: readonly Instruction[] = [];

/**
 * The instructions that one holds and that are followed as it is, whichever of them it comes to: both branches of an
 * “if”, all options of a choice. What a keyword action is short for isn't among them.
 */
export function heldBy(instruction: Instruction): readonly Instruction[] {
  switch (instruction.do) {
    case 'may':
    case 'if':
      return [...instruction.then, ...(instruction.else ?? none)];
    case 'unless':
      return instruction.else;
    case 'oneOf':
      return instruction.options.flatMap(({ then }) => then);
    case 'forEach':
    case 'forEachPlayer':
    case 'repeat':
      return instruction.then;
    case 'flipCoin':
      return [...(instruction.won ?? none), ...(instruction.lost ?? none)];
    default:
      return none;
  }
}

/** The instructions that one holds for a triggered ability that it makes: what is done later (603.7, 603.12). */
export const heldForLater = (instruction: Instruction): readonly Instruction[] =>
  instruction.do === 'delayedTrigger' || instruction.do === 'reflexive' ? instruction.effect : none;
