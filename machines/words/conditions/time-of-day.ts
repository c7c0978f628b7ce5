import type { TimeOfDay } from '../../rules/state/turn-structure.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** It is day, or night (731.1). */
export interface DayOrNight {
  readonly holds: 'timeOfDay';
  readonly time: TimeOfDay;
}

export const timeOfDay: ConditionWord<DayOrNight> = {
  shape: { time: { words: { day: true, night: true } } },
  said: {
    standing: [
      phrase("it's day", { holds: 'timeOfDay', time: 'day' }),
      phrase("it's night", { holds: 'timeOfDay', time: 'night' }),
    ],
  },
  holds: (game, _scope, { time }) => game.timeOfDay === time,
  changedBy: [],
};
