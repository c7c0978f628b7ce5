import { metKey } from '../../rules/characteristics/index.ts';
import type { TriggerCondition } from '../../rules/state/vocabulary/trigger.ts';
import type { ConditionWord } from './word.ts';

/** Each of these has happened this turn, whether anything triggered on it or not (603.1b). */
export interface HappenedThisTurn {
  readonly holds: 'happenedThisTurn';
  readonly of: readonly TriggerCondition[];
}

export const happenedThisTurn: ConditionWord<HappenedThisTurn> = {
  shape: { of: 'triggers' },
  said: null,
  holds: (game, scope, { of }) => of.every((each) => game.turn.met?.includes(metKey(scope, each)) === true),
  changedBy: ['beginTurn'],
  recalls: 'met',
  met: ({ of }) => of,
};
