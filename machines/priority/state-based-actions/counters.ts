import type { GameObject } from '../../rules/index.ts';
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

const removed = (permanent: GameObject, kind: string, count: number): Found => ({
  event: { type: 'removeCounters', on: { object: permanent.id }, kind, count },
});
