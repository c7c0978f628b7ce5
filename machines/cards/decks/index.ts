/** The decks that come with the engine: four of different character. */
import { blueBlackTower } from './blue-black-tower.ts';
import type { Deck } from './deck.ts';
import { greenGiants } from './green-giants.ts';
import { redRush } from './red-rush.ts';
import { whiteVigil } from './white-vigil.ts';

export type { Deck } from './deck.ts';

export const decks: readonly Deck[] = [redRush, whiteVigil, greenGiants, blueBlackTower];
