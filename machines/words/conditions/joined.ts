import { holds } from '../../rules/characteristics/index.ts';
import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

export interface Both {
  readonly holds: 'both';
  readonly of: readonly Condition[];
}

export interface Either {
  readonly holds: 'either';
  readonly of: readonly Condition[];
}

const isGiven = (zones: readonly Zone[] | null): zones is readonly Zone[] => zones !== null;

/** All of these are so, whether two or more. */
export const both: ConditionWord<Both> = {
  shape: { of: { list: 'condition' } },
  said: {
    condition: [
      phrase('<one:oneCondition> and (if)? <other:oneCondition>', {
        holds: 'both',
        of: ['<one>', '<other>'],
      }),
      phrase('you both own and control <what:selfWord> and a|an <other:filter>', {
        said: 'ownPair',
        what: { said: 'self', what: '<what>' },
        other: '<other>',
      }),
    ],
  },
  holds: (game, scope, { of }) => of.every((each) => holds(game, scope, each)),
  changedBy: [],
  ownZones: ({ of }, named) => of.map(named).find(isGiven) ?? null,
};

/** One of these is so, or several. */
export const either: ConditionWord<Either> = {
  shape: { of: { list: 'condition' } },
  said: {
    condition: [
      phrase('<one:oneCondition> or (if)? <other:oneCondition>', {
        holds: 'either',
        of: ['<one>', '<other>'],
      }),
    ],
  },
  holds: (game, scope, { of }) => of.some((each) => holds(game, scope, each)),
  changedBy: [],
  ownZones({ of }, named) {
    const each = of.map(named);
    return each.every(isGiven) ? each.flat() : null;
  },
};
