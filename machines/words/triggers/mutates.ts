import { is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A spell merges with it as that mutating creature spell resolves (702.140d). */
export interface Mutates {
  readonly on: 'mutates';
  readonly object: 'self' | Filter;
}

export const mutates: TriggerWord<Mutates, ['object']> = {
  shape: { object: 'self or filter' },
  said: {
    event: [phrase('[mutate]', [{ on: 'mutates', '...object': '<object>' }])],
  },
  events: ['merge'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) =>
    event.type === 'merge' && is(looking, object, event.into) ? { object: event.into } : null,
};
