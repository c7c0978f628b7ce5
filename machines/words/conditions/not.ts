import { holds } from '../../rules/characteristics/index.ts';
import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

export interface Not {
  readonly holds: 'not';
  readonly of: Condition;
}

export const not: ConditionWord<Not> = {
  shape: { of: 'condition' },
  /** Else it is said with what it denies: “you control no artifacts”. */
  said: { unless: [phrase('unless <condition>', { holds: 'not', of: '<condition>' })] },
  holds: (game, scope, { of }) => !holds(game, scope, of),
  changedBy: [],
};
