import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldDie {
  readonly would: 'die';
  readonly what: 'self' | Filter;
}

export const die: ReplacedWord<WouldDie, ['object']> = {
  shape: { what: 'self or filter' },
  said: {
    wouldHappen: [phrase('<what:wouldObject> would die', { would: 'die', what: '<what>' })],
  },
  events: ['move'],
  gives: ['object'],
  watches: (watching, { what }, event) =>
    event.type === 'move' &&
    event.from === 'battlefield' &&
    event.to === 'graveyard' &&
    isSubjectOf(watching, what, event.object),
  changes: ['to'],
};
