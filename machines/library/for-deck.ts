/** A card of a library as a deck may hold it. */
import { putRulesTogether } from '../game/index.ts';
import {
  type CardFacts,
  isPlayable,
  readCard,
  readWithoutLines,
  whyNotRead,
  withPrinted,
} from '../reading/index.ts';
import type { CardDefinition } from '../rules/index.ts';
import { nearestOf } from '../rules/state/nearest.ts';
import { checkCard } from '../words/check-card.ts';
import type { LibraryCard } from './library-card.ts';
import type { CardsByNames } from './names.ts';

/** What a library has for a name. Plain data: it goes from a worker to a page as it is. */
export type CardFound =
  /** Its text was read, and is printed again as it stands on the card (`same`), or in other words that mean the same. */
  | { readonly verdict: 'same' | 'variant'; readonly card: CardDefinition }
  /** It isn't understood: why, all at once. `without`: the card without the lines that aren't, where that can be played. */
  | {
      readonly verdict: 'declined' | 'ambiguous' | 'mismatch';
      readonly name: string;
      readonly reasons: readonly string[];
      readonly without: CardDefinition | null;
      /** Enough of it to stand in a list that it is left out of. */
      readonly standIn: CardDefinition;
    }
  /** No card has this name; these may have been meant. */
  | { readonly verdict: 'unknown'; readonly near: readonly string[] };

export const isRead = (found: CardFound): found is Extract<CardFound, { readonly card: CardDefinition }> =>
  found.verdict === 'same' || found.verdict === 'variant';

/** Reads a card for a deck: the definition with its printed text, or why not and what can be played all the same. */
export function readForDeck({ facts, name }: LibraryCard): CardFound {
  putRulesTogether();
  const reading = readCard(facts);
  if (isPlayable(reading)) return { verdict: reading.verdict, card: withPrinted(reading.card, facts) };
  const some = reading.verdict === 'mismatch' ? undefined : readWithoutLines(facts);
  return {
    verdict: reading.verdict,
    name,
    reasons: whyNotRead(reading),
    without: some === undefined ? null : withPrinted(some.card, facts),
    standIn: standInFor(facts),
  };
}

/**
 * A card with the name, the cost and the types of this one, which does nothing: it holds a place in a list that is
 * looked through, and is in no game.
 */
function standInFor({ manaCost, name, supertypes, types }: CardFacts): CardDefinition {
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  const card = {
    name,
    ...(manaCost !== undefined && manaCost !== '' && { manaCost }),
    ...(supertypes.length > 0 && { supertypes: lower(supertypes) }),
    types: lower(types),
    ...(types.includes('Creature') && { power: 0, toughness: 0 }),
    ...(types.includes('Planeswalker') && { loyalty: 0 }),
    ...(types.includes('Battle') && { defense: 0 }),
  };
  return isCard(card) ? card : { name, types: ['artifact'] };
}

const isCard = (card: object): card is CardDefinition => checkCard(card).length === 0;

/** What a library has for a name; `others`: names of cards that there are besides, and may have been meant. */
export function foundIn(library: CardsByNames, name: string, others: readonly string[]): CardFound {
  const card = library.find(name);
  if (card !== undefined) return readForDeck(card);
  return { verdict: 'unknown', near: nearNames(library, name, others) };
}

/** At most three names that may have been meant, of the library and of others, likeliest first. */
export const nearNames = (
  { all, names }: CardsByNames,
  name: string,
  others: readonly string[],
): readonly string[] =>
  nearestOf(name, [...new Set([...others, ...names, ...all.map(({ facts }) => facts.name)])], 3);
