import type { Instruction } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import type { Clause } from './parts.ts';
import { goingOn } from './words.ts';

/** How instructions that others hold are put into words. */
export interface Speech {
  readonly clause: (instruction: Instruction, context: Context) => Clause;
  readonly sentences: (instructions: readonly Instruction[], context: Context) => string;
}

/** Sentences that go on after a comma. */
export const goingOnWith = (
  instructions: readonly Instruction[],
  context: Context,
  { sentences }: Speech,
): string => goingOn(sentences(instructions, context), context.self);

/** The same without the last full stop, since more may follow. */
export const inClause = (instructions: readonly Instruction[], context: Context, speech: Speech): string =>
  goingOnWith(instructions, context, speech).replace(/\.$/, '');
