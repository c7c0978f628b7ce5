/** Deck lists in the text form that every site exports. */
import { functionsIn } from '../rules/characteristics/index.ts';
import { isNontraditional } from '../rules/state/nontraditional.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { type CardsByName, findCardIn, nearestNamesIn } from './cards-by-name.ts';
import { outsideOfIdentity } from './color-identity.ts';
import { type DeckLine, deckLines } from './deck-lines.ts';

export interface DeckEntry {
  /** The card's name as its definition has it. */
  readonly name: string;
  readonly count: number;
}

/** What a player brings: each list by first appearance, each card once. */
export interface DeckList {
  readonly main: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
  readonly commanders: readonly DeckEntry[];
}

export interface DeckFault {
  /** Counted from 1; `null` for what is wrong with the deck as a whole. */
  readonly line: number | null;
  /** The line as it was given, or `''`. */
  readonly text: string;
  readonly reason: string;
  /** Names of cards that may have been meant, nearest first. */
  readonly nearest: readonly string[];
  /** The rule that says so, if one does. */
  readonly rule: string | null;
}

export type DeckListResult =
  | { readonly ok: true; readonly deck: DeckList; readonly warnings: readonly DeckFault[] }
  | { readonly ok: false; readonly faults: readonly DeckFault[]; readonly warnings: readonly DeckFault[] };

export interface DeckListOptions {
  /** How few cards the main deck may have: 60 (100.2a), or 40 for limited play (100.2b). */
  readonly minimum?: number;
  /** Whether a smaller deck is refused or only remarked on. Without it, refused. */
  readonly tooFew?: 'fault' | 'warning';
  /** How many of a card that is no basic land main deck and sideboard may hold: 4 (100.2a). */
  readonly most?: number;
  /** How many cards a sideboard may have: 15 (100.4a). */
  readonly largestSideboard?: number;
}

interface Reading {
  readonly sections: Record<keyof DeckList, Map<string, number>>;
  readonly faults: DeckFault[];
  /** For each card the last line that names it. */
  readonly lastLine: Map<string, DeckLine>;
  /** The cards that there are. */
  readonly cards: CardsByName;
}

const faultAt = (
  line: DeckLine | null,
  reason: string,
  rule: string | null = null,
  nearest: readonly string[] = [],
): DeckFault => ({
  line: line?.number ?? null,
  text: line?.text ?? '',
  reason,
  nearest,
  rule,
});

function readCard(line: DeckLine, reading: Reading): void {
  const { count, name, section } = line;
  if (name === '') {
    reading.faults.push(faultAt(line, 'a count without a card'));
    return;
  }
  const card = findCardIn(reading.cards, name);
  if (!/^\d{1,3}$/.test(count) || Number(count) === 0)
    reading.faults.push(
      faultAt(line, `${count} is no count of cards: it takes a whole number from 1 to ${largestCount}`),
    );
  if (card === undefined) {
    reading.faults.push(faultAt(line, `no card is named ${name}`, null, nearestNamesIn(reading.cards, name)));
    return;
  }
  if (isNontraditional(card)) {
    reading.faults.push(
      faultAt(line, `${name} is a nontraditional card, which no deck or sideboard holds`, '108.2a'),
    );
    return;
  }
  reading.lastLine.set(card.name, line);
  const cards = reading.sections[section];
  cards.set(card.name, (cards.get(card.name) ?? 0) + Number(count));
}

function read(text: string, cards: CardsByName): Reading {
  const reading: Reading = {
    sections: { main: new Map(), sideboard: new Map(), commanders: new Map() },
    faults: [],
    lastLine: new Map(),
    cards,
  };
  for (const line of deckLines(text)) readCard(line, reading);
  return reading;
}

const isBasicLand = (card: CardDefinition | undefined): boolean =>
  card?.supertypes?.includes('basic') === true && card.types.includes('land');

const total = (cards: ReadonlyMap<string, number>): number =>
  [...cards.values()].reduce((sum, count) => sum + count, 0);

/**
 * How many of a card a deck may hold; no limit is `Infinity`. Those of its abilities are asked that function before
 * the game begins (113.6n).
 */
function limitOf(card: CardDefinition | undefined, most: number): number {
  if (card === undefined) return most;
  if (isBasicLand(card)) return Number.POSITIVE_INFINITY;
  const limits = (card.abilities ?? []).flatMap((ability) =>
    ability.kind === 'static' &&
    ability.deckLimit !== undefined &&
    functionsIn(ability, 'beforeTheGame', 'card', card.types)
      ? [ability.deckLimit]
      : [],
  );
  return limits.reduce<number>(
    (limit, one) => (one === 'any' ? Number.POSITIVE_INFINITY : Math.max(limit, one)),
    limits.length === 0 ? most : 0,
  );
}

/** As many of one card as a list is read with, a recording too: more than any game draws. */
const largestCount = 999;

/** More of a card than a deck may hold, main deck, sideboard and command zone together (100.2a, 100.4a). */
function tooMany({ cards, sections, lastLine }: Reading, most: number, rule: string): readonly DeckFault[] {
  const counts = new Map<string, number>();
  for (const cards of Object.values(sections))
    for (const [name, count] of cards) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].flatMap(([name, count]) => {
    const line = lastLine.get(name) ?? null;
    const limit = limitOf(findCardIn(cards, name), most);
    if (count > limit) return [faultAt(line, `${count} of ${name}: a deck may hold ${limit}`, rule)];
    return count > largestCount
      ? [faultAt(line, `${count} of ${name}: at most ${largestCount} of a card are taken`)]
      : [];
  });
}

/** Commanders that can't be any: what is legendary and a creature, Vehicle or Spacecraft can, and what says so (903.3). */
function noCommanders({ cards, sections, lastLine }: Reading): readonly DeckFault[] {
  return entries(sections.commanders).flatMap(({ name }) => {
    const card = findCardIn(cards, name);
    return card === undefined || mayBeCommander(card)
      ? []
      : [faultAt(lastLine.get(name) ?? null, `${name} can’t be a commander`, '903.3')];
  });
}

function mayBeCommander({
  abilities = [],
  power,
  subtypes = [],
  supertypes = [],
  types,
}: CardDefinition): boolean {
  if (abilities.some((ability) => ability.kind === 'static' && ability.mayBeCommander === true)) return true;
  const isOfKind =
    types.includes('creature') ||
    subtypes.includes('Vehicle') ||
    (subtypes.includes('Spacecraft') && power !== undefined);
  return supertypes.includes('legendary') && isOfKind;
}

/** Cards of a Commander deck whose color identity isn’t within that of its commanders (903.5c-d). */
function ofOtherColors({ cards, sections, lastLine }: Reading): readonly DeckFault[] {
  const named = (section: ReadonlyMap<string, number>) =>
    cardsOf(entries(section)).flatMap((name) => findCardIn(cards, name) ?? []);
  const outside = outsideOfIdentity(named(sections.commanders), named(sections.main));
  return [...new Map(outside.map((one) => [one.name, one])).values()].map(({ colors, name, rule }) => {
    const symbols = colors.map((color) => `{${color}}`).join('');
    return faultAt(
      lastLine.get(name) ?? null,
      `${name} has ${symbols} in its color identity, and the commander hasn’t`,
      rule,
    );
  });
}

const entries = (cards: ReadonlyMap<string, number>): readonly DeckEntry[] =>
  [...cards].map(([name, count]) => ({ name, count }));

/**
 * Reads a deck list of these cards: `4 Lightning Bolt` a line, with or without `x`, set codes, foil marks, tags, comments, headings
 * and blank lines; `Sideboard`, `Commander` and `SB:` say where cards go.
 * Refused are, all at once: unknown cards, bad counts, an empty deck, too few cards in the main deck, too many of one
 * card, too large a sideboard. A list with commanders is held to those that can be any (903.3), to 100 cards, one of
 * each, within the color identity of the commanders, and to no sideboard (903.5).
 */
export function parseDeckList(
  text: string,
  cards: CardsByName,
  options: DeckListOptions = {},
): DeckListResult {
  const { tooFew = 'fault', largestSideboard = 15 } = options;
  const reading = read(text, cards);
  const { main, sideboard, commanders } = reading.sections;
  const isCommander = commanders.size > 0;
  const minimum = options.minimum ?? (isCommander ? 100 : 60);
  const most = options.most ?? (isCommander ? 1 : 4);
  const size = total(main) + (isCommander ? total(commanders) : 0);
  const wholeDeck: DeckFault[] = [];
  const faults = [...reading.faults, ...tooMany(reading, most, isCommander ? '903.5b' : '100.2a')];
  const isUnread = reading.faults.length > 0;
  if (isCommander && !isUnread) faults.push(...noCommanders(reading), ...ofOtherColors(reading));
  if (size === 0 && !isUnread) faults.push(faultAt(null, 'the deck is empty'));
  else if (size < minimum && !isUnread)
    wholeDeck.push(
      faultAt(
        null,
        `the deck has ${size} cards: it needs at least ${minimum}`,
        isCommander ? '903.5a' : '100.2a',
      ),
    );
  if (isCommander && options.minimum === undefined && size > minimum)
    wholeDeck.push(
      faultAt(null, `the deck has ${size} cards: with its commander it has exactly 100`, '903.5a'),
    );
  if (isCommander && total(sideboard) > 0)
    faults.push(faultAt(null, 'a Commander deck has no sideboard', '903.5e'));
  else if (total(sideboard) > largestSideboard)
    faults.push(
      faultAt(null, `the sideboard has ${total(sideboard)} cards: it may have ${largestSideboard}`, '100.4a'),
    );
  const warnings = tooFew === 'warning' ? wholeDeck : [];
  const refused = tooFew === 'warning' ? faults : [...faults, ...wholeDeck];
  refused.sort((a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER));
  if (refused.length > 0) return { ok: false, faults: refused, warnings };
  return {
    ok: true,
    deck: { main: entries(main), sideboard: entries(sideboard), commanders: entries(commanders) },
    warnings,
  };
}

/** The names of a list, one for each card: what a library is filled with. */
export const cardsOf = (list: readonly DeckEntry[]): readonly string[] =>
  list.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
