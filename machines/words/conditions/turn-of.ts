import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { ConditionWord } from './word.ts';

/** It is the turn of one of these players. */
export interface TurnOf {
  readonly holds: 'turnOf';
  readonly who: Players;
}

export const turnOf: ConditionWord<TurnOf> = {
  shape: { who: 'players' },
  holds(game, scope, { who }) {
    const { active } = game.turn;
    return active !== null && isAmongPlayers(game, scope, who, active);
  },
  changedBy: ['beginTurn'],
};
