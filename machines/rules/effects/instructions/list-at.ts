/** The list of instructions that a program is at. */
import { EngineError } from '../../state/error.ts';
import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { TextRef } from '../../state/identity.ts';
import { textAt } from '../../state/text.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import { type Block, blocksIn } from '../program-memory.ts';

/** Where it is printed: the innermost of the lists that contain one another. */
export function listRef({ ref, at }: { readonly ref: TextRef; readonly at: readonly Block[] }): TextRef {
  let found = ref;
  for (const [depth, block] of at.entries()) {
    if (depth > 0) found = `${found}.${at[depth - 1]?.index ?? 0}.${block.part}`;
  }
  return found;
}

const isInstructions = (text: unknown): text is readonly Instruction[] => Array.isArray(text);

/** The instructions that are printed there. Throws an `EngineError` where none are. */
export function instructionsAt(game: Pick<Game, 'definitions'>, ref: TextRef): readonly Instruction[] {
  const text = textAt(game, ref);
  if (!isInstructions(text)) throw new EngineError(`No instructions are printed at “${ref}”.`);
  return text;
}

/**
 * Where the instruction is printed that a frame is carrying out, the innermost of those that contain one another; null
 * for a frame that follows none. A frame as a player sees it has it as `doing`.
 */
export function instructionAtHand({ procedure, memory }: Frame): TextRef | null {
  const { doing, ref } = memory;
  if (typeof doing === 'string') return doing;
  const at = blocksIn(memory);
  const block = at.at(-1);
  return procedure !== 'program' || typeof ref !== 'string' || block === undefined
    ? null
    : `${listRef({ ref, at })}.${block.index}`;
}
