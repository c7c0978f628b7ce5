import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** It is the turn of one of these players. */
export interface TurnOf {
  readonly holds: 'turnOf';
  readonly who: Players;
}

export const turnOf: ConditionWord<TurnOf> = {
  shape: { who: 'players' },
  said: {
    standing: [
      phrase("it's <who:turnOfWhom> turn", { holds: 'turnOf', who: '<who>' }),
      phrase("it's not your turn", { holds: 'not', of: { holds: 'turnOf', who: 'you' } }),
      phrase("it isn't your turn", { holds: 'not', of: { holds: 'turnOf', who: 'you' } }),
    ],
    turnOfWhom: [phrase('your', 'you'), phrase("an opponent's", 'opponents')],
    /** After "only", of casting and of activating. */
    onlyWhen: [
      phrase('during your turn', { holds: 'turnOf', who: 'you' }),
      phrase("during an opponent's turn", { holds: 'turnOf', who: 'opponents' }),
    ],
  },
  holds(game, scope, { who }) {
    const { active } = game.turn;
    return active !== null && isAmongPlayers(game, scope, who, active);
  },
  changedBy: ['beginTurn'],
};
