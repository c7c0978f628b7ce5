import { choicesIn } from '../../rules/characteristics/index.ts';
import { timesPaid } from '../../rules/state/paid.ts';
import type { ConditionWord } from './word.ts';

/**
 * An optional additional or alternative cost of this name was paid (kicker); for a permanent: when it was cast. Of
 * several that a keyword gave, with `ofThisInstance` the one of the instance that asks (702.78b).
 */
export interface Paid {
  readonly holds: 'paid';
  readonly cost: string;
  readonly ofThisInstance?: true;
}

export const paid: ConditionWord<Paid> = {
  shape: { cost: 'name of a cost paid', ofThisInstance: 'flag?' },
  holds: (game, scope, asked) => timesPaid(choicesIn(game, scope)?.paid ?? [], asked, scope.pair) > 0,
  changedBy: ['cast'],
  cost: (asked) => asked,
  tellsApart: true,
};
