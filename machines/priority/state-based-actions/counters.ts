import { answersOf, type GameObject, isEverAnswered, ruleChangesFor } from '../../rules/index.ts';
import { type Found, nothing, type StateBasedAction } from './state-based-action.ts';

/** +1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q). */
export const opposedCounters: StateBasedAction = {
  rule: '704.5q',
  about: 'permanent',
  find(_game, permanent) {
    const more = permanent.counters['+1/+1'] ?? 0;
    const less = permanent.counters['-1/-1'] ?? 0;
    const pairs = Math.min(more, less);
    return pairs === 0 ? nothing : [removed(permanent, '+1/+1', pairs), removed(permanent, '-1/-1', pairs)];
  },
};

/** What an ability says a permanent can't have more counters than, it has no more of (704.5r): the least that is said counts. */
export const tooManyCounters: StateBasedAction = {
  rule: '704.5r',
  about: 'permanent',
  find(game, permanent) {
    if (!isEverAnswered(game, 'mostCounters')) return nothing;
    const most = new Map<string, number>();
    for (const { kind, number } of answersOf(ruleChangesFor(game, permanent.id), (home, { change }) =>
      home.mostCounters?.(change),
    ))
      most.set(kind, Math.min(number, most.get(kind) ?? number));
    return [...most].flatMap(([kind, count]) => {
      const more = (permanent.counters[kind] ?? 0) - count;
      return more > 0 ? [removed(permanent, kind, more)] : [];
    });
  },
};

const removed = (permanent: GameObject, kind: string, count: number): Found => ({
  event: { type: 'removeCounters', on: { object: permanent.id }, kind, count },
});
