import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** One of these players is the monarch, or has the initiative (725.1, 726.1). */
export interface PlayerDesignated {
  readonly holds: 'playerDesignated';
  readonly designation: PlayerDesignation;
  readonly who: Players;
}

export const playerDesignated: ConditionWord<PlayerDesignated> = {
  shape: { designation: 'designation of a player', who: 'players' },
  said: {
    standing: [
      phrase("you're the monarch", { holds: 'playerDesignated', designation: 'monarch', who: 'you' }),
      phrase("you aren't the monarch", {
        holds: 'not',
        of: { holds: 'playerDesignated', designation: 'monarch', who: 'you' },
      }),
      phrase('an opponent is the monarch', {
        holds: 'playerDesignated',
        designation: 'monarch',
        who: 'opponents',
      }),
      phrase('you have the initiative', { holds: 'playerDesignated', designation: 'initiative', who: 'you' }),
    ],
  },
  holds(game, scope, { designation, who }) {
    const player = game.designations?.[designation];
    return player !== undefined && isAmongPlayers(game, scope, who, player);
  },
  changedBy: ['designatePlayer'],
};
