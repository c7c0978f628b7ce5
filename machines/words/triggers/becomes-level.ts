import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { toIt } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface BecomesLevel {
  readonly on: 'becomesLevel';
  readonly object: 'self' | Filter;
  readonly level: number;
}

export const becomesLevel: TriggerWord<BecomesLevel, ['object']> = {
  shape: { object: 'self or filter', level: 'whole number' },
  said: {
    event: [
      phrase('[become] level <level:digits>', [
        { on: 'becomesLevel', level: '<level>', '...object': '<object>' },
      ]),
    ],
  },
  events: ['becomeLevel'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { level, object }, event) =>
    event.type === 'becomeLevel' && event.level === level ? toIt(looking, object, event) : null,
};
