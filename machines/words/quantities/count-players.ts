import { players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { QuantityWord } from './word.ts';

export interface CountOfPlayers {
  readonly number: 'countPlayers';
  readonly of: Players;
}

export const countPlayers: QuantityWord<CountOfPlayers> = {
  shape: { of: 'players' },
  number: (game, scope, { of }) => players(game, scope, of).length,
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
