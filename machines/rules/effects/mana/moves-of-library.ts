import { heldBy } from '../../state/held-instructions.ts';
import type { KeywordActions } from '../../state/keyword-action.ts';
import { costWord } from '../../state/table.ts';
import { shortFor } from '../../state/text.ts';
import type { CostPart, Filter, Instruction, InstructionOf, Objects } from '../../state/vocabulary/index.ts';

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
  switch (instruction.do) {
    case 'draw':
    case 'mill':
    case 'search':
    case 'exileUntil':
      return true;
    case 'arrange':
      return instruction.others === 'graveyard';
    case 'move':
      return instruction.to.zone === 'library' || isThere(instruction.what, known);
    case 'exile':
    case 'manifest':
    case 'cast':
    case 'castWithoutPaying':
      return isThere(instruction.what, known);
    case 'counter':
      return instruction.to?.zone === 'library';
    case 'perform':
      return movesOfLibrary(shortFor(instruction, actions), actions, namesIn(instruction, known));
    case 'forEach':
      return movesOfLibrary(
        instruction.then,
        actions,
        isThere(instruction.of, known) ? new Set([...known, 'it']) : known,
      );
    case 'may':
    case 'unless':
      return (
        costMovesOfLibrary(instruction.cost ?? [], actions) ||
        movesOfLibrary(heldBy(instruction), actions, known)
      );
    default:
      return movesOfLibrary(heldBy(instruction), actions, known);
  }
}

/** Whether what an instruction gives a name to are cards in a library, which it leaves there. */
function findsThere(instruction: Instruction, known: ReadonlySet<string>): boolean {
  switch (instruction.do) {
    case 'look':
      return isThere(instruction.at, known);
    case 'reveal':
      return isThere(instruction.what, known);
    case 'choose': {
      const { from } = instruction;
      const among = from.among !== undefined && isThere(from.among, known);
      return 'zone' in from ? isOfLibrary(from) : among;
    }
    default:
      return false;
  }
}

/** The names that the instructions know which a keyword action is short for: what it is done to has its own. */
const namesIn = ({ what }: InstructionOf<'perform'>, known: ReadonlySet<string>): ReadonlySet<string> =>
  what !== undefined && isThere(what, known) ? new Set([...known, 'what']) : known;

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
