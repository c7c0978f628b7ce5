/** Cards as data, deck lists, and the decks that come along. */
export type { CardDefinition, FaceDefinition } from '../rules/state/ability.ts';
export { type CheckOptions, checkCard, type Fault } from './check.ts';
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
