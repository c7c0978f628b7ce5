/** What the names are that words give: each is derived from what has it. */
import { isRecord } from '../../state/is-record.ts';
import type { CostPart, Instruction } from '../../state/vocabulary/index.ts';
import { instructionWord, isInstruction } from '../../state/word-table.ts';
import type { Family, Naming } from '../check/form.ts';
import type { Words } from './words.ts';

/** What a cost took, by the part that took it; of the others nothing has a name. */
const taken: { readonly [Way in CostPart['pay']]?: string } = {
  sacrifice: 'sacrificed',
  tapPermanents: 'tapped',
  tapTotalPower: 'tapped',
  returnToHand: 'returned',
  putIntoGraveyard: 'buried',
  discard: 'discarded',
  exile: 'exiled',
  reveal: 'revealed',
  mill: 'milled',
  exileTop: 'exiled',
  putCounters: 'put',
  perform: 'performed',
};

/** The word for something that is named in words of this family, of a card, as an instruction, a cost or a link. */
export function wordFor(of: Naming, words: Words, family: Family): string {
  switch (family) {
    case 'instruction':
      return isInstruction(words) ? ofInstruction(of, words) : 'done';
    case 'replacement':
      if (words.prevent !== undefined) return 'prevented';
      return isRecord(words.to) && words.to.zone === 'exile' ? 'exiled' : 'moved';
    case 'cost part':
      return isTaking(words.pay) ? (taken[words.pay] ?? 'paid') : 'paid';
    case 'ability':
      return ofStatement(words);
    default:
      return 'paid';
  }
}

function ofInstruction(of: Naming, instruction: Instruction): string {
  if (of === 'cost') return 'alternative';
  const { done, linkCalled } = instructionWord(instruction);
  return of === 'link' ? (linkCalled?.(instruction) ?? done) : done;
}

/** A way to cast something, an additional cost, what is noted as a card is drafted. */
function ofStatement(ability: Words): string {
  if (ability.alternativeCost !== undefined) return 'alternative';
  if (ability.castableFrom !== undefined) return 'elsewhere';
  return ability.drafting === undefined ? 'additional' : 'noted';
}

const isTaking = (way: unknown): way is keyof typeof taken => typeof way === 'string' && way in taken;

/** The same word, or with a number if it is taken: `chosen`, `chosen-2`, `chosen-3`. */
export function numbered(word: string, before: readonly string[]): string {
  const isTaken = (name: string): boolean => before.includes(name);
  if (!isTaken(word)) return word;
  let number = 2;
  while (isTaken(`${word}-${number}`)) number++;
  return `${word}-${number}`;
}
