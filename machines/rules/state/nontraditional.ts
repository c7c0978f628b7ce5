/** Nontraditional Magic cards (108.2a): no deck holds them, and they begin the game in the command zone or outside of it. */
import { isAttraction } from './attractions.ts';
import type { CardDefinition, CardType } from './vocabulary/index.ts';

const types: readonly CardType[] = ['conspiracy', 'dungeon', 'phenomenon', 'plane', 'scheme', 'vanguard'];

/** Whether it is a card of a type seen on nontraditional cards alone, or an Attraction card (717.1). */
export const isNontraditional = (card: CardDefinition): boolean =>
  isAttraction(card) || card.types.some((type) => types.includes(type));
