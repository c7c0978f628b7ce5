/** A card's printed text, read into a definition, with a verdict. */
import { plainAbility } from '../rules/abilities/canonical/index.ts';
import { type CardDefinition, cardText, shortName } from '../rules/index.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { keyOf } from '../wording/meaning.ts';
import { type LeafReader, type Readings, read } from '../wording/read.ts';
import type { Meaning } from '../wording/syntax.ts';
import { tokensOf } from '../wording/tokens.ts';
import { wordsIn } from '../wording/tree.ts';
import { grammar, nameLeaf } from '../words/index.ts';
import { definitionOf } from './definition.ts';
import type { Facts } from './facts.ts';
import { folded, paragraphsOf } from './fold.ts';
import { NotUnderstood } from './talk.ts';
import { understood } from './understand.ts';

/** Why a line isn't read: the words that were understood, and what could have stood after them. */
export interface Declined {
  readonly verdict: 'declined';
  readonly line: string;
  readonly upTo: string;
  readonly expected: readonly string[];
  readonly why?: string;
}

/** A line that can be read in several ways. */
export interface Ambiguous {
  readonly verdict: 'ambiguous';
  readonly line: string;
  readonly readings: readonly (readonly Meaning[])[];
}

export type LineReading =
  | Declined
  | Ambiguous
  | { readonly verdict: 'read'; readonly abilities: readonly Meaning[] };

/** What became of a card's text. The last three are never played. */
export type CardReading =
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

/**
 * How a card is called in its own text (201.5c): its whole name, what stands before the comma or "of the", and the first
 * name of a legend.
 */
function namesOf({ name, supertypes }: Facts): readonly string[] {
  const [first = name] = name.split(/,? /);
  const isLegend = supertypes.some((word) => word.toLowerCase() === 'legendary');
  return [...new Set([name, shortName(name), ...(isLegend && !/^(?:the|an?)$/i.test(first) ? [first] : [])])];
}

/** Reads the paragraphs of a face's text one by one. */
export function lineReader(facts: Facts): (line: string) => LineReading {
  const isSpell = facts.types.some((type) => /^(?:instant|sorcery)$/i.test(type));
  const category = isSpell ? 'spellLine' : 'permanentLine';
  const wholeName = nameLeaf([tokensOf(facts.name)]);
  /** Where the card's whole name stands, no word of it is a type: "Elf Warrior", of a card of that name. */
  const notInName =
    (leaf: string): LeafReader =>
    (all, at) =>
      wholeName(all, at).length > 0 ? [] : (grammar.leaves[leaf]?.(all, at) ?? []);
  const leaves = {
    selfName: nameLeaf(namesOf(facts).map(tokensOf)),
    type: notInName('type'),
    subtype: notInName('subtype'),
    typeMany: notInName('typeMany'),
    subtypeMany: notInName('subtypeMany'),
  };
  return (line) => readingOf(line, read(grammar, category, line, leaves), facts);
}

/** What a paragraph means whose trees were found. */
function readingOf(
  line: string,
  { tokens, trees, furthest, overBudget }: Readings,
  facts: Facts,
): LineReading {
  const readings = new Map<string, readonly Meaning[]>();
  let why: string | undefined;
  for (const tree of trees) {
    if (wordsIn(tree).join('') !== line.replace(/ /g, '')) {
      why = 'not all of its words are said';
      continue;
    }
    try {
      const abilities = understood(tree.meaning, facts).map(plainAbility);
      readings.set(keyOf(abilities), abilities);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      why = error.message;
    }
  }
  const all = [...readings.values()];
  const [only] = all;
  if (only !== undefined && all.length === 1) return { verdict: 'read', abilities: only };
  if (all.length > 1) return { verdict: 'ambiguous', line, readings: all };
  const end = tokens[furthest.at]?.start ?? line.length;
  return {
    verdict: 'declined',
    line,
    upTo: line.slice(0, end),
    expected: furthest.expected.slice(0, 5),
    ...(overBudget ? { why: 'too many readings' } : why === undefined ? {} : { why }),
  };
}

/** Reads a face: its lines one by one, then the whole of it, printed and compared. */
export function readCard(facts: Facts): CardReading {
  const lines = paragraphsOf(facts.oracleText).map(lineReader(facts));
  const declined = lines.flatMap((line) => (line.verdict === 'declined' ? [line] : []));
  if (declined.length > 0) return { verdict: 'declined', lines: declined };
  const ambiguous = lines.flatMap((line) => (line.verdict === 'ambiguous' ? [line] : []));
  if (ambiguous.length > 0) return { verdict: 'ambiguous', lines: ambiguous };
  const { card, faults } = definitionOf(
    facts,
    lines.flatMap((line) => (line.verdict === 'read' ? line.abilities : [])),
  );
  if (card === undefined)
    return { verdict: 'declined', lines: faults.map((why) => unreadable(facts.oracleText, why)) };
  return printedAgain(facts, card);
}

/** A text whose words are all known, and which isn't understood all the same. */
const unreadable = (line: string, why: string): Declined => ({
  verdict: 'declined',
  line,
  upTo: line,
  expected: [],
  why,
});

function printedAgain(facts: Facts, card: CardDefinition): CardReading {
  const printed = cardText(card);
  if (folded(printed, card) === folded(facts.oracleText, card)) return { verdict: 'same', card, printed };
  const lines = paragraphsOf(printed).map(lineReader({ ...facts, oracleText: printed }));
  const failed = lines.find((line) => line.verdict !== 'read');
  if (failed !== undefined)
    return {
      verdict: 'declined',
      lines: [unreadable(facts.oracleText, `what is printed of it is ${failed.verdict}: ${failed.line}`)],
    };
  const again = definitionOf(
    facts,
    lines.flatMap((line) => (line.verdict === 'read' ? line.abilities : [])),
  ).card;
  return again !== undefined && sameWords(again, card)
    ? { verdict: 'variant', card, printed }
    : { verdict: 'mismatch', card, printed, why: 'its print is read as another card' };
}
