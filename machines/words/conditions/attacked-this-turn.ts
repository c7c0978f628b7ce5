import { objects } from '../../rules/characteristics/index.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** All of these attacked this turn, and there is one. */
export interface AttackedThisTurn {
  readonly holds: 'attackedThisTurn';
  readonly what: Objects;
}

export const attackedThisTurn: ConditionWord<AttackedThisTurn> = {
  shape: { what: 'objects' },
  said: {
    passing: [phrase('<what:oneOfThese> attacked this turn', { holds: 'attackedThisTurn', what: '<what>' })],
  },
  holds(game, scope, { what }) {
    const meant = objects(game, scope, what);
    return meant.length > 0 && meant.every((id) => game.turn.attacked.includes(id));
  },
  changedBy: ['attack', 'joinAttack', 'beginTurn'],
};
