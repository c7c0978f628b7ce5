import type { TimeOfDay } from '../../rules/state/turn-structure.ts';
import type { ConditionWord } from './word.ts';

/** It is day, or night (731.1). */
export interface DayOrNight {
  readonly holds: 'timeOfDay';
  readonly time: TimeOfDay;
}

export const timeOfDay: ConditionWord<DayOrNight> = {
  shape: { time: { words: { day: true, night: true } } },
  holds: (game, _scope, { time }) => game.timeOfDay === time,
  changedBy: [],
};
