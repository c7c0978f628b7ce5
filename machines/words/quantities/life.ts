import { playerAt, players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

/** The players' life totals. */
export interface LifeTotal {
  readonly number: 'life';
  readonly of: Players;
}

export const life: QuantityWord<LifeTotal> = {
  shape: { of: 'players' },
  number: (game, scope, { of }) => sum(players(game, scope, of).map((id) => playerAt(game, id).life)),
  changedBy: ['gainLife', 'loseLife', 'payLife'],
  asksTheGame: true,
  reads: ['life'],
};
