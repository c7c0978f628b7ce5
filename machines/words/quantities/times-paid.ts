import { choicesIn } from '../../rules/characteristics/index.ts';
import { timesPaid as timesAmong } from '../../rules/state/paid.ts';
import { phrase } from '../../wording/syntax.ts';
import { asksNothing, type QuantityWord } from './word.ts';

/**
 * How often an optional cost of this name was paid (702.33c); with `ofThisInstance` for the instance that asks
 * (702.56b).
 */
export interface TimesPaid {
  readonly number: 'timesPaid';
  readonly cost: string;
  readonly ofThisInstance?: true;
}

export const timesPaid: QuantityWord<TimesPaid> = {
  shape: { cost: 'name of a cost paid', ofThisInstance: 'flag?' },
  said: {
    oneCount: [phrase('time|times it was kicked', { number: 'timesPaid', cost: 'kicker' })],
  },
  number: (game, scope, asked) => timesAmong(choicesIn(game, scope)?.paid ?? [], asked, scope.pair),
  ...asksNothing,
  changedBy: ['cast'],
};
