import { isSpell } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Countered {
  readonly on: 'countered';
  readonly object: 'self' | Filter;
}

/** `source` counters it. */
export const countered: TriggerWord<Countered, ['object', 'source']> = {
  shape: { object: 'self or filter' },
  said: { event: [phrase('is|are countered', [{ on: 'countered', '...object': '<object>' }])] },
  events: ['counter'],
  gives: ['object', 'source'],
  looksBack: true,
  matches: (looking, { object }, event) =>
    event.type === 'counter' && isSpell(looking, object, event.object)
      ? { object: event.object, source: event.by }
      : null,
  functionsIn: ({ object }) => (object === 'self' ? ['stack'] : null),
};
