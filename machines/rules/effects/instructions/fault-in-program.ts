/** Whether a program of a saved game can be gone on with: its lists are printed there, and its instructions take these steps. */
import type { Game } from '../../state/game.ts';
import { faultOf, type Remembered, remembering } from '../../state/memory.ts';
import { theEnd } from '../../state/procedure.ts';
import { instructionWord } from '../../state/word-table.ts';
import { type Block, blocksIn, rememberingProgram } from '../program-memory.ts';
import { instructionsAt, listRef } from './list-at.ts';

const block = remembering<Block>({
  part: 'text',
  index: 'number',
  rounds: 'record',
  round: 'number',
  working: 'record or null',
  wrote: 'texts',
  gathered: 'record',
});

/** What is wrong with what a program remembers, which has its shape, in a sentence without its full stop; null if nothing is. */
export function faultInProgram(game: Pick<Game, 'definitions'>, memory: Remembered): string | null {
  const { ref } = rememberingProgram.read(memory);
  const at = blocksIn(memory);
  for (const [depth, one] of at.entries()) {
    const fault = faultOf(block.shape, { ...one });
    if (fault !== null) return `of a list that a program follows ${fault}`;
    const { index, working } = one;
    if (working === null || working.step === theEnd) continue;
    const instruction = instructionsAt(game, listRef({ ref, at: at.slice(0, depth + 1) }))[index];
    if (instruction === undefined) return `a program is at instruction ${index} of a list that is shorter`;
    const { begins, order, shape } = instructionWord(instruction).meaning;
    if (!order.includes(working.step))
      return `the instruction “${instruction.do}” has no step “${working.step}”`;
    const found = faultOf(shape, { ...begins, ...working.memory });
    if (found !== null) return `of what the instruction “${instruction.do}” remembers ${found}`;
  }
  return null;
}
