/** What may be played of a card whose text isn't wholly understood, if whoever plays it chooses so. */
import type { CardFacts, Facts } from './facts.ts';
import { textInParagraphs } from './fold.ts';
import { type CardReading, readCard } from './read-card.ts';
import { lineReader } from './read-line.ts';
import { isPlayable } from './why-not-read.ts';

/**
 * The card read as if the lines that aren't understood were not on it; `undefined` where that can't be: what isn't
 * understood is none of its lines, or the others can't be read without them.
 */
export function readWithoutLines(
  facts: CardFacts,
): Extract<CardReading, { readonly card: unknown }> | undefined {
  const shorter = { ...withoutLines(facts), ...(facts.back && { back: withoutLines(facts.back) }) };
  const reading = readCard(shorter);
  return isPlayable(reading) ? reading : undefined;
}

/** A face without the lines that aren't understood. */
function withoutLines<Face extends Facts>(face: Face): Face {
  const read = lineReader(face);
  const kept = textInParagraphs(face.oracleText).filter(
    ({ words }) => words === '' || read(words).verdict === 'read',
  );
  return { ...face, oracleText: kept.map(({ text }) => text).join('\n') };
}
