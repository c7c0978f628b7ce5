/** Where the paragraphs that are read stand in the text that was given: reminder text is left out of them, and marks are plain. */
import { paragraphsOf } from './fold.ts';

/** A paragraph as it is read, and for each of its characters where that stands in the text; one more for its end. */
export interface PlacedParagraph {
  readonly line: string;
  readonly places: readonly number[];
}

/** What is in parentheses, as long as it isn't said where a room leads (309.4b). */
const reminders = /\((?!Leads to:)[^)]*\)/g;

/** Whether a mark of the text is read as this one. */
const isReadAs = (given: string, plain: string): boolean =>
  (given === plain && !/\s/.test(plain)) ||
  (plain === '"' && /[“”]/.test(given)) ||
  (plain === "'" && /[‘’]/.test(given)) ||
  (plain === '—' && given === '-') ||
  // The comma after what is quoted is read outside of it.
  (plain === '.' && given === ',');

/** The paragraphs of a text, each with where its characters stand in it. */
export function placedParagraphs(text: string): readonly PlacedParagraph[] {
  const isReminder = new Set<number>();
  for (const match of text.matchAll(reminders))
    for (let at = match.index; at < match.index + match[0].length; at++) isReminder.add(at);
  let next = 0;
  return paragraphsOf(text).map((line) => {
    const places: number[] = [];
    for (let at = 0; at < line.length; at++) {
      const character = line.charAt(at);
      const before = next;
      if (!/\s/.test(character))
        while (next < text.length && (isReminder.has(next) || /\s/.test(text.charAt(next)))) next++;
      const isThere = isReadAs(text.charAt(next), character);
      // A stop that the sentence around a quotation is read with stands nowhere: with what is before it.
      if (!isThere) next = before;
      places.push(isThere || /\s/.test(character) ? next : Math.max(0, before - 1));
      if (isThere) next += character === '—' && text.charAt(next) === '-' ? 2 : 1;
    }
    return { line, places: [...places, next] };
  });
}
