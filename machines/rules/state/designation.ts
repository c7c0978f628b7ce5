import type { GameObject } from './object.ts';
import type { Designation, Duration } from './vocabulary/index.ts';

export const designations = ['harnessed', 'suspected'] as const satisfies readonly Designation[];

/** Whether a permanent has a designation, which it has until it leaves or loses it (701.60b, 701.64b). */
export const isDesignated = ({ designated }: GameObject, as: Designation): boolean =>
  designated?.includes(as) === true;

/** Whether an effect still lasts that does so as long as the object has a counter, or a designation. */
export const lastsFor = (object: GameObject, until: Extract<Duration, object>): boolean =>
  'whileItHas' in until
    ? (object.counters[until.whileItHas] ?? 0) > 0
    : isDesignated(object, until.whileItIs);
