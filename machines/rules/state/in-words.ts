/** What words say to do, in a few words: `gainLife` is "gain life". */

import type { CostPart, Instruction } from './vocabulary/index.ts';
import { costWord, instructionWord } from './word-table.ts';

const plainly = (word: string): string => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const instructionInWords = (instruction: Instruction): string =>
  instructionWord(instruction).inWords?.(instruction) ?? plainly(instruction.do);

export const costInWords = (cost: readonly CostPart[]): string =>
  cost.map((part) => costWord(part).inWords?.(part) ?? plainly(part.pay)).join(', ');
