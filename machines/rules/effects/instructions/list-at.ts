/** The list of instructions that a program is at. */
import { EngineError } from '../../state/error.ts';
import type { Game } from '../../state/game.ts';
import type { TextRef } from '../../state/identity.ts';
import { textAt } from '../../state/text.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import type { Block } from '../program-memory.ts';

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
