import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { ConditionWord } from './word.ts';

/** One of these players is the monarch, or has the initiative (725.1, 726.1). */
export interface PlayerDesignated {
  readonly holds: 'playerDesignated';
  readonly designation: PlayerDesignation;
  readonly who: Players;
}

export const playerDesignated: ConditionWord<PlayerDesignated> = {
  shape: { designation: 'designation of a player', who: 'players' },
  holds(game, scope, { designation, who }) {
    const player = game.designations?.[designation];
    return player !== undefined && isAmongPlayers(game, scope, who, player);
  },
  changedBy: ['designatePlayer'],
};
