import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** One of these players is the starting player (103.1). */
export interface StartingPlayer {
  readonly holds: 'startingPlayer';
  readonly who: Players;
}

export const startingPlayer: ConditionWord<StartingPlayer> = {
  shape: { who: 'players' },
  said: {
    standing: [
      phrase("you're the starting player", { holds: 'startingPlayer', who: 'you' }),
      phrase("you're not the starting player", { holds: 'not', of: { holds: 'startingPlayer', who: 'you' } }),
    ],
  },
  holds: (game, scope, { who }) =>
    game.startingPlayer !== null && isAmongPlayers(game, scope, who, game.startingPlayer),
  changedBy: [],
};
