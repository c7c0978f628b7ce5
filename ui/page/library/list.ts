import { cards } from '../../../machines/cards/index.ts';
import { type DeckLine, nearestNamesIn } from '../../../machines/decks/index.ts';
import type { CardFound } from '../../../machines/library/index.ts';

/** What is answered for a name that no card has where there is no library. */
export const answerWithout = (name: string): CardFound => ({
  verdict: 'unknown',
  near: nearestNamesIn(cards, name),
});

/** A list with another name in a line; the count, and what stands around the name, stay. */
export function withName(text: string, { name, number }: DeckLine, other: string): string {
  const lines = text.split(/(\r\n|\r|\n)/);
  const at = (number - 1) * 2;
  const line = lines[at];
  if (line !== undefined) lines[at] = line.replace(name, () => other);
  return lines.join('');
}
