/** Cards as data, deck lists, and the decks that come along. */

export type { Fault } from '../rules/abilities/check/index.ts';
export { cardUpToDate } from '../rules/abilities/check/older/index.ts';
export type { CardDefinition, FaceDefinition } from '../rules/state/vocabulary/index.ts';
export { checkCard } from '../words/check-card.ts';
export { withDungeons } from './bringing-dungeons.ts';
export {
  cardsOf,
  type DeckEntry,
  type DeckFault,
  type DeckList,
  type DeckListOptions,
  type DeckListResult,
  parseDeckList,
} from './deck-list.ts';
export { type Deck, decks } from './decks/index.ts';
export { cardNames, cards, findCard, nearestNames } from './registry.ts';
