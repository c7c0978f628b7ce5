import { holds } from '../../rules/characteristics/index.ts';
import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import type { ConditionWord } from './word.ts';

export interface Not {
  readonly holds: 'not';
  readonly of: Condition;
}

export const not: ConditionWord<Not> = {
  shape: { of: 'condition' },
  holds: (game, scope, { of }) => !holds(game, scope, of),
  changedBy: [],
};
