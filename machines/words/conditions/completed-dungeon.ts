import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** One of these players has completed a dungeon, or the one of this name (309.7). */
export interface CompletedDungeon {
  readonly holds: 'completedDungeon';
  readonly who: Players;
  readonly called?: string;
}

export const completedDungeon: ConditionWord<CompletedDungeon> = {
  shape: { who: 'players', called: 'text?' },
  said: {
    standing: [
      phrase("you've completed a dungeon", { holds: 'completedDungeon', who: 'you' }),
      phrase("you haven't completed <called:nameWords>", {
        holds: 'not',
        of: { holds: 'completedDungeon', who: 'you', called: '<called>' },
      }),
    ],
  },
  holds: (game, scope, { called, who }) =>
    game.players.some(
      ({ completed = [], id }) =>
        (called === undefined ? completed.length > 0 : completed.includes(called)) &&
        isAmongPlayers(game, scope, who, id),
    ),
  changedBy: ['completeDungeon'],
};
