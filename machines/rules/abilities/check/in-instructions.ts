/** What is known in the parts of an instruction, and what an instruction gives to those after it. */

import type { Instruction } from '../../state/vocabulary/index.ts';
import { instructionWord, isInstruction } from '../../state/word-table.ts';
import { give, type Known } from './known.ts';
import type { Fault } from './shape.ts';

/** The part of a keyword action's instruction that is what the action is short for. */
export const shortened = 'effect';

/** What it is done to and by whom is said before anybody does it. */
const saidBefore: readonly string[] = ['who'];

/** What is known in one part of an instruction. */
export function inInstruction(
  instruction: Readonly<Record<string, unknown>>,
  part: string,
  known: Known,
): Known {
  if (!isInstruction(instruction)) return known;
  if (part === 'until') return inDuration(instruction, known);
  const { knownIn, they } = instructionWord(instruction);
  if (knownIn !== undefined) return knownIn(instruction, part, known);
  return they === true && !saidBefore.includes(part) ? { ...known, they: true } : known;
}

/** A duration is asked about again and again, when of what was targeted or happened nothing is left but what is affected. */
const inDuration = (instruction: Instruction, known: Known): Known => ({
  ...known,
  targets: { notHere: 'a duration can’t speak of the targets: of what is affected say “it”' },
  event: null,
  it: 'what' in instruction,
  they: false,
});

/** Once an instruction is read: spells are cast only where that may be (608.2g); its name is known from here on. */
export function afterInstruction(
  instruction: Instruction,
  path: string,
  faults: Fault[],
  known: Known,
): void {
  const { casts, gives, lacks } = instructionWord(instruction);
  if (casts === true && !known.resolves)
    faults.push({
      path,
      reason: 'spells are cast only while a spell, or an ability that uses the stack, resolves',
    });
  if (instruction.as === undefined) return;
  const lacking = lacks?.(instruction) ?? [];
  give(
    known,
    instruction.as,
    gives.filter((part) => !lacking.includes(part)),
  );
}
