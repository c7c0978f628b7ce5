/** What players bring: cards found by name, deck lists, what a deck must be. It knows no card. */
export { withDungeons } from './bringing-dungeons.ts';
export { type CardsByName, cardOfName, findCardIn, nearestNamesIn } from './cards-by-name.ts';
export { type DeckLine, deckLines } from './deck-lines.ts';
export {
  cardsOf,
  type DeckEntry,
  type DeckFault,
  type DeckList,
  type DeckListOptions,
  type DeckListResult,
  parseDeckList,
} from './deck-list.ts';
