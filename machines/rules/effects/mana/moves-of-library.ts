import type { OfLibrary } from '../../../words/instructions/word.ts';
import { heldBy } from '../../state/held-instructions.ts';
import type { KeywordActions } from '../../state/keyword-action.ts';
import type { CostPart, Filter, Instruction, Objects } from '../../state/vocabulary/index.ts';
import { costWord, instructionWord } from '../../state/word-table.ts';

/** Whether a part of this cost moves a card to or from a library (605.1a). */
export const costMovesOfLibrary = (cost: readonly CostPart[], actions: KeywordActions | undefined): boolean =>
  cost.some((part) => costWord(part).movesOfLibrary(part, actions));

/**
 * Whether following these instructions could move a card to or from a library (605.1a), also where an earlier one has
 * looked at the card or chosen it there. `there` are the names of such cards: those that instructions gave, and `it`
 * for the current one of a loop.
 */
export function movesOfLibrary(
  instructions: readonly Instruction[],
  actions: KeywordActions | undefined,
  there: ReadonlySet<string> = new Set(),
): boolean {
  const known = new Set(there);
  for (const instruction of instructions) {
    if (moves(instruction, actions, known)) return true;
    if (instruction.as !== undefined && findsThere(instruction, known)) known.add(instruction.as);
  }
  return false;
}

function moves(
  instruction: Instruction,
  actions: KeywordActions | undefined,
  known: ReadonlySet<string>,
): boolean {
  const looking: OfLibrary = {
    actions,
    isThere: (what) => isThere(what, known),
    paying: (cost) => costMovesOfLibrary(cost, actions),
    following: (instructions, ...names) =>
      movesOfLibrary(instructions, actions, new Set([...known, ...names])),
  };
  return (
    instructionWord(instruction).movesOfLibrary?.(instruction, looking) ??
    looking.following(heldBy(instruction))
  );
}

/** Whether what an instruction gives a name to are cards in a library, which it leaves there. */
const findsThere = (instruction: Instruction, known: ReadonlySet<string>): boolean =>
  instructionWord(instruction).findsInLibrary?.(instruction, (what) => isThere(what, known)) === true;

function isThere(what: Objects, known: ReadonlySet<string>): boolean {
  if (typeof what === 'string') return known.has(what);
  if ('top' in what) return what.in === undefined;
  if ('named' in what) return known.has(what.named);
  if ('all' in what) return isOfLibrary(what.all);
  if ('last' in what) return isThere(what.last, known);
  return 'union' in what && what.union.some((one) => isThere(one, known));
}

/** Whether what fits may be a card in a library. */
export const isOfLibrary = ({ any = [], zone = [] }: Filter): boolean =>
  [zone].flat().includes('library') || any.some(isOfLibrary);
