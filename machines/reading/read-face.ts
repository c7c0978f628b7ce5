/** The printed text of a face, read into a definition, with a verdict. */
import type { CardDefinition } from '../rules/index.ts';
import { definitionOf } from './definition.ts';
import type { Facts } from './facts.ts';
import { folded, paragraphsOf } from './fold.ts';
import { type Ambiguous, abilitiesIn, type Declined, lineReader } from './read-line.ts';
import { cardText, isInWords } from './saying/card-text.ts';
import { type Source, saidInSteps } from './saying/say.ts';

/** What became of a face's text. The last three are never played. */
export type FaceReading =
  /** Read, and printed as it was, or printed otherwise and read so again. */
  | { readonly verdict: 'same' | 'variant'; readonly card: CardDefinition; readonly printed: string }
  /** Printed otherwise, and the print is read as another card. */
  | {
      readonly verdict: 'mismatch';
      readonly card: CardDefinition;
      readonly printed: string;
      readonly why: string;
    }
  | { readonly verdict: 'declined'; readonly lines: readonly Declined[] }
  | { readonly verdict: 'ambiguous'; readonly lines: readonly Ambiguous[] };

/** Reads a face: its lines one by one, then the whole of it, printed and compared. */
export function readFace(facts: Facts): FaceReading {
  const read = lineReader(facts);
  const lines = paragraphsOf(facts.oracleText).map(read);
  const declined = lines.flatMap((line) => (line.verdict === 'declined' ? [line] : []));
  if (declined.length > 0) return { verdict: 'declined', lines: declined };
  const ambiguous = lines.flatMap((line) => (line.verdict === 'ambiguous' ? [line] : []));
  if (ambiguous.length > 0) return { verdict: 'ambiguous', lines: ambiguous };
  const abilities = abilitiesIn(lines);
  const { card, faults } = definitionOf(facts, abilities);
  if (card === undefined)
    return { verdict: 'declined', lines: faults.map((why) => unreadable(facts.oracleText, why)) };
  return printedAgain(facts, card, { read, abilities });
}

/** A text whose words are all known, and which isn't understood all the same. */
export const unreadable = (line: string, why: string): Declined => ({
  verdict: 'declined',
  line,
  upTo: line,
  expected: [],
  why,
});

function printedAgain(facts: Facts, card: CardDefinition, source: Source): FaceReading {
  const { text, isReadOtherwise } = saidInSteps(card, source);
  if (text !== undefined) {
    const isSame = folded(text, card) === folded(facts.oracleText, card);
    return { verdict: isSame ? 'same' : 'variant', card, printed: text };
  }
  return isReadOtherwise && isInWords(card)
    ? { verdict: 'mismatch', card, printed: cardText(card), why: 'its print is read as another card' }
    : { verdict: 'declined', lines: [unreadable(facts.oracleText, 'no phrases say again what was read')] };
}
