/** The decks that come with the engine: six of different character. */
import { blueBlackTower } from './blue-black-tower.ts';
import { blueRedMirrors } from './blue-red-mirrors.ts';
import type { Deck } from './deck.ts';
import { greenGiants } from './green-giants.ts';
import { groveAndGrave } from './grove-and-grave.ts';
import { redRush } from './red-rush.ts';
import { whiteVigil } from './white-vigil.ts';

export type { Deck } from './deck.ts';

export const decks: readonly Deck[] = [
  redRush,
  whiteVigil,
  greenGiants,
  blueBlackTower,
  blueRedMirrors,
  groveAndGrave,
];
