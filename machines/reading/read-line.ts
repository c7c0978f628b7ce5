/** Paragraphs of a card's text, read into its abilities. */
import { plainAbility } from '../rules/abilities/canonical/index.ts';
import { shortName } from '../rules/index.ts';
import { areNoted } from '../rules/state/origins.ts';
import { Kept } from '../wording/kept.ts';
import { keyOf } from '../wording/meaning.ts';
import { type LeafReader, type Readings, read } from '../wording/read.ts';
import type { Meaning } from '../wording/syntax.ts';
import { tokensOf } from '../wording/tokens.ts';
import { type Tree, wordsIn } from '../wording/tree.ts';
import { grammar, nameLeaf } from '../words/index.ts';
import { couldStand } from './could-stand.ts';
import { type Bearing, type Facts, lineOf } from './facts.ts';
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
  | {
      readonly verdict: 'read';
      readonly abilities: readonly Meaning[];
      /** The words of which these are what they mean. */
      readonly tree: Tree;
    };

/**
 * How a card is called in its own text (201.5c): its whole name, what stands before the comma or "of the", and the first
 * name of a legend.
 */
function namesOf({ name, supertypes }: Facts): readonly string[] {
  const [first = name] = name.split(/,? /);
  const isLegend = supertypes.some((word) => word.toLowerCase() === 'legendary');
  return [...new Set([name, shortName(name), ...(isLegend && !/^(?:the|an?)$/i.test(first) ? [first] : [])])];
}

/**
 * In quotation marks a card's name means the card itself, and not the other object that has the ability (201.5a): `Equipped creature has
 * "Sacrifice Blazing Torch: …"`. No data say that, so the name isn't known there; but where the card gives the ability to itself it is.
 */
const outsideOthersText =
  (name: LeafReader): LeafReader =>
  (tokens, at) => {
    const found = name(tokens, at);
    if (found.length === 0) return found;
    const quotes = tokens.slice(0, at).filter(({ text }) => text === '"').length;
    if (quotes % 2 === 0) return found;
    const before = tokens.slice(
      0,
      tokens.slice(0, at).findLastIndex(({ text }) => text === '"'),
    );
    const isOfOther = before.some(({ text }) => others.has(text.toLowerCase()));
    return isOfOther ? [] : found;
  };

/** Words for what a card gives abilities to, other than itself. */
const others = new Set([
  'equipped',
  'enchanted',
  'fortified',
  'token',
  'tokens',
  'creatures',
  'permanents',
  'lands',
  'each',
]);

/** Reads a paragraph of a face's text. */
export type LineReader = (line: string) => LineReading;

/** Many cards have the same lines: what those say in which no card is named, by their kind of card. */
const onAnyCard = new Kept<LineReading>(4000);

/** What of a face its lines are read by, where its name doesn't stand in them. */
const kindOf = (facts: Facts): string =>
  `${lineOf(facts)} ${facts.half ?? ''} ${facts.subtypes.includes('Aura') ? 'Aura' : ''}`;

/** Reads the paragraphs of a face's text one by one, each once. */
export function lineReader(facts: Facts): LineReader {
  const category = lineOf(facts);
  const kind = kindOf(facts);
  const names = namesOf(facts).map(tokensOf);
  const mayName = (line: string) => names.some((name) => name.every(({ text }) => line.includes(text)));
  const wholeName = nameLeaf([tokensOf(facts.name)]);
  /** Where the card's whole name stands, no word of it is a type: "Elf Warrior", of a card of that name. */
  const notInName =
    (leaf: string): LeafReader =>
    (all, at) =>
      wholeName(all, at).length > 0 ? [] : (grammar.leaves[leaf]?.(all, at) ?? []);
  const leaves = {
    selfName: outsideOthersText(nameLeaf(names)),
    type: notInName('type'),
    subtype: notInName('subtype'),
    typeMany: notInName('typeMany'),
    subtypeMany: notInName('subtypeMany'),
  };
  const known = new Map<string, LineReading>();
  return (line) => {
    // What knows its words was read on this card.
    const key = areNoted() || mayName(line) ? undefined : `${kind}\n${line}`;
    const reading =
      known.get(line) ??
      (key === undefined ? undefined : onAnyCard.get(key)) ??
      readingOf(line, read(grammar, category, line, leaves), facts);
    known.set(line, reading);
    if (key !== undefined) onAnyCard.set(key, reading);
    return reading;
  };
}

/** The abilities of paragraphs; those that aren't read have none. */
export const abilitiesIn = (lines: readonly LineReading[]): readonly Meaning[] =>
  lines.flatMap((line) => (line.verdict === 'read' ? line.abilities : []));

/** What a paragraph means whose trees were found. */
function readingOf(
  line: string,
  { tokens, trees, furthest, overBudget }: Readings,
  facts: Bearing,
): LineReading {
  const readings = new Map<string, { readonly abilities: readonly Meaning[]; readonly tree: Tree }>();
  let why: string | undefined;
  for (const tree of trees) {
    if (wordsIn(tree).join('') !== line.replace(/ /g, '')) {
      why = 'not all of its words are said';
      continue;
    }
    try {
      const abilities = understood(tree.meaning, facts).map(plainAbility);
      const key = keyOf(abilities);
      if (!readings.has(key)) readings.set(key, { abilities, tree });
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      why = error.message;
    }
  }
  const all = [...readings.values()];
  const [only] = all;
  if (only !== undefined && all.length === 1) return { verdict: 'read', ...only };
  if (all.length > 1) return { verdict: 'ambiguous', line, readings: all.map(({ abilities }) => abilities) };
  const { at, expected } = furthest();
  const end = tokens[at]?.start ?? line.length;
  return {
    verdict: 'declined',
    line,
    upTo: line.slice(0, end),
    expected: couldStand(expected, grammar),
    ...(overBudget ? { why: 'too many readings' } : why === undefined ? {} : { why }),
  };
}
