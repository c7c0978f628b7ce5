/** Definitions of cards that were read, with what is printed on those: for whoever looks at them. */
import { areOneSpell } from '../rules/abilities/canonical/index.ts';
import type { CardDefinition, FaceDefinition, PrintedParagraph } from '../rules/index.ts';
import type { CardFacts, Facts } from './facts.ts';
import { textInParagraphs } from './fold.ts';
import { lineReader } from './read-line.ts';

/**
 * The definition that was read from these facts, with the paragraphs that are printed on each face, and how many of its
 * abilities each says. Where those don't add up to the abilities that the face has, a paragraph says none: then
 * nobody knows which says what.
 */
export function withPrinted(card: CardDefinition, facts: CardFacts): CardDefinition {
  const front = onFace(card, facts);
  return card.back === undefined || facts.back === undefined
    ? front
    : { ...front, back: onFace(card.back, facts.back) };
}

function onFace<Face extends FaceDefinition>(face: Face, facts: Facts): Face {
  const printed = printedOn(face, facts);
  return printed.length === 0 ? face : { ...face, printed };
}

function printedOn(face: FaceDefinition, facts: Facts): readonly PrintedParagraph[] {
  const read = lineReader(facts);
  let said = 0;
  let last: unknown;
  const printed = textInParagraphs(facts.oracleText).map(({ text, words }): PrintedParagraph => {
    if (words === '') return { text, abilities: 0 };
    const line = read(words);
    if (line.verdict !== 'read') return { text, abilities: 0, leftOut: true };
    let abilities = 0;
    for (const ability of line.abilities) {
      if (!areOneSpell(last, ability)) abilities += 1;
      last = ability;
    }
    said += abilities;
    return { text, abilities };
  });
  const addsUp = said === (face.abilities?.length ?? 0);
  return addsUp ? printed : printed.map((paragraph) => ({ ...paragraph, abilities: 0 }));
}
