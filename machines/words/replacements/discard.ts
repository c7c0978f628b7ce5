import { functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldDiscard {
  readonly would: 'discard';
  readonly what: 'self' | Filter;
}

export const discard: ReplacedWord<WouldDiscard, ['object', 'player']> = {
  shape: { what: 'self or filter' },
  said: {
    wouldHappen: [phrase('<what:wouldObject> would be discarded', { would: 'discard', what: '<what>' })],
  },
  events: ['discard'],
  gives: ['object', 'player'],
  watches: (watching, { what }, event) =>
    event.type === 'discard' && isSubjectOf(watching, what, event.object),
  changes: [],
  functionsIn: ({ what }) => (what === 'self' ? functionsAt('113.6b', 'hand') : null),
};
