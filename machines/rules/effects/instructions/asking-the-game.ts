import { isRecord, partsIn } from '../../state/is-record.ts';
import { isQuantity, quantityWord } from '../../state/word-table.ts';

/**
 * Whether what an instruction does follows from how the game is once those before it have been followed (608.2c): it
 * counts something there, or is about all that fits a description. What a token is to have isn't asked now.
 */
export function asksTheGame(words: unknown): boolean {
  if (!isRecord(words)) return partsIn(words).some(asksTheGame);
  if ('all' in words || 'playersWith' in words) return true;
  if (isQuantity(words) && quantityWord(words).asksTheGame) return true;
  return Object.entries(words).some(([word, part]) => word !== 'token' && asksTheGame(part));
}
