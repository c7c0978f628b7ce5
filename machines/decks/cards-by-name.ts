/** Finding cards by their names, among those that somebody has. */
import { folded, nearestOf } from '../rules/state/nearest.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';

/** Cards by their names (the front face's): those that come along, cards of your own, or both. */
export type CardsByName = Readonly<Record<string, CardDefinition>>;

/** The card of exactly this name, or `undefined`. */
export const cardOfName = (cards: CardsByName, name: string): CardDefinition | undefined =>
  Object.hasOwn(cards, name) ? cards[name] : undefined;

const foldedNames = new WeakMap<CardsByName, ReadonlyMap<string, CardDefinition>>();

/** The same by their folded names, made once for each of these collections, which nobody changes then. */
function byFoldedName(cards: CardsByName): ReadonlyMap<string, CardDefinition> {
  const kept = foldedNames.get(cards);
  if (kept !== undefined) return kept;
  const made = new Map(Object.entries(cards).map(([name, card]) => [folded(name), card]));
  foldedNames.set(cards, made);
  return made;
}

/**
 * The card of this name, or `undefined`. Upper and lower case are one; of a card with two faces the front face's
 * name is enough, and `Front // Back` or `Front / Back` is taken as well.
 */
export function findCardIn(cards: CardsByName, name: string): CardDefinition | undefined {
  const front = name.split(/\s*\/{1,2}\s*/)[0] ?? '';
  const byName = byFoldedName(cards);
  return byName.get(folded(name)) ?? byName.get(folded(front));
}

/**
 * At most `count` names of cards that may have been meant, likeliest first: those that are a few letters off, then
 * those that what was typed is a part of.
 */
export const nearestNamesIn = (cards: CardsByName, typed: string, count = 3): readonly string[] =>
  nearestOf(typed, Object.keys(cards), count);
