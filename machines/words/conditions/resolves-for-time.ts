import { timesResolved } from '../../rules/events/resolutions.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** The ability that resolves now does so for this time this turn (603.7h). */
export interface ResolvesForTime {
  readonly holds: 'resolvesForTime';
  readonly times: number;
}

export const resolvesForTime: ConditionWord<ResolvesForTime> = {
  shape: { times: 'whole number' },
  said: {
    standing: [
      phrase('this is the <times:ordinal> time this ability has resolved this turn', {
        holds: 'resolvesForTime',
        times: '<times>',
      }),
    ],
  },
  holds(game, { onStack }, { times }) {
    const { ability, source } = (onStack === null ? null : game.objects[onStack]?.stack) ?? noAbility;
    return ability !== null && source !== null && timesResolved(game, source, ability) + 1 === times;
  },
  changedBy: ['resolve', 'beginTurn'],
  recalls: 'resolutions',
};

const noAbility = { ability: null, source: null };
