/** Cards as data, and the decks that come along. */

export type { Fault } from '../rules/abilities/check/index.ts';
export { cardUpToDate } from '../rules/abilities/check/older/index.ts';
export type { CardDefinition, FaceDefinition } from '../rules/state/vocabulary/index.ts';
export { checkCard } from '../words/check-card.ts';
export { type Deck, decks } from './decks/index.ts';
export { cardNames, cards, findCard, nearestNames } from './registry.ts';
