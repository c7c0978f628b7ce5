/** A card's text with what became of each of its words: for whoever wants to see how it was understood. */

import { canonical } from '../rules/abilities/canonical/index.ts';
import { ability, card as cardCheck } from '../rules/abilities/check/abilities.ts';
import { listOf } from '../rules/abilities/check/shape.ts';
import { partsByFamily } from '../rules/abilities/check/walk.ts';
import type { FaceDefinition } from '../rules/index.ts';
import { noting } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { dataOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { tokensOf } from '../wording/tokens.ts';
import { definitionOf } from './definition.ts';
import type { CardFacts, Facts } from './facts.ts';
import { placedParagraphs } from './placed.ts';
import { type CardReading, readCard } from './read-card.ts';
import { abilitiesIn, type LineReading, lineReader } from './read-line.ts';
import { cardText } from './saying/card-text.ts';
import { voiceOf } from './saying/voice.ts';
import { type Made, madeOf, partAt, type Span, spansOf } from './spans.ts';

/** A paragraph of a face's text: where it stands in that, and what became of it. */
export type ParagraphRead = { readonly start: number; readonly end: number } & (
  | { readonly verdict: 'read'; readonly span: Span }
  | {
      readonly verdict: 'declined';
      /** The place in the text up to which it is understood. */
      readonly upTo: number;
      /** What could have stood there: at most five. */
      readonly expected: readonly string[];
      readonly why?: string;
    }
  /** Everything that it could mean, as abilities. */
  | { readonly verdict: 'ambiguous'; readonly readings: readonly (readonly Meaning[])[] }
);

/** What was understood of a face: of all of its text, or of those paragraphs that are read. */
export interface FaceRead {
  readonly name: string;
  readonly text: string;
  readonly paragraphs: readonly ParagraphRead[];
  /** What spans have their paths in: a definition, or its abilities alone where the rest makes none. Never played. */
  readonly data: Meaning;
}

export interface CardRead {
  readonly reading: CardReading;
  /** The front face, and the back one of a card that has two. */
  readonly faces: readonly FaceRead[];
}

/** Reads a card as `readCard` does, and says of the words of each face what became of them. */
export const readWithSpans = (facts: CardFacts): CardRead => ({
  reading: readCard(facts),
  faces: [facts, ...(facts.back === undefined ? [] : [facts.back])].map(faceWithSpans),
});

/** What a face's text says, word by word. */
export function faceWithSpans(facts: Facts): FaceRead {
  const placed = placedParagraphs(facts.oracleText);
  const { lines, made } = noting(() => {
    const read = lineReader(facts);
    const found = placed.map(({ line }) => read(line));
    return { lines: found, made: madeFrom(facts, abilitiesIn(found)) };
  });
  return {
    name: facts.name,
    text: facts.oracleText,
    paragraphs: placed.flatMap((paragraph, at) => {
      const line = lines[at];
      return line === undefined ? [] : [paragraphRead(line, paragraph, made)];
    }),
    data: dataOf(made.data),
  };
}

/** The definition that abilities make; themselves, where they make none. */
function madeFrom(facts: Facts, abilities: readonly Meaning[]): Made {
  const { card } = definitionOf(facts, abilities);
  return card === undefined
    ? madeOf({ abilities }, partsByFamily(abilities, listOf(ability), ['abilities']))
    : madeOf(card, partsByFamily(card, cardCheck));
}

function paragraphRead(
  line: LineReading,
  { line: text, places }: { readonly line: string; readonly places: readonly number[] },
  made: Made,
): ParagraphRead {
  const placeOf = (at: number): number => places[at] ?? 0;
  const whole = { start: placeOf(0), end: placeOf(text.length) };
  switch (line.verdict) {
    case 'read':
      return {
        ...whole,
        verdict: 'read',
        span: spansOf(line.tree, { tokens: tokensOf(text), places }, made),
      };
    case 'declined': {
      const { upTo, expected, why } = line;
      return {
        ...whole,
        verdict: 'declined',
        upTo: placeOf(upTo.length),
        expected,
        ...(why === undefined ? {} : { why }),
      };
    }
    case 'ambiguous':
      return { ...whole, verdict: 'ambiguous', readings: line.readings };
    default:
      return line satisfies never;
  }
}

/**
 * The text of a face as it is printed on what it was read from, else as `cardText` says it, with what each of its words
 * says. Nothing of a face whose text isn't read as it is: some of what it does has no words, or is left out.
 */
export function textWithSpans(face: FaceDefinition): FaceRead | undefined {
  const card = canonical(face);
  const oracleText = face.printed?.map(({ text }) => text).join('\n') ?? cardText(face);
  const said = faceWithSpans({ ...voiceOf(card).facts, oracleText });
  return sameWords(partAt(said.data, ['abilities']), card.abilities) ? said : undefined;
}
