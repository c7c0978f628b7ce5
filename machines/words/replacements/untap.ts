import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldUntap {
  readonly would: 'untap';
  readonly what: 'self' | 'attached' | Filter;
}

export const untap: ReplacedWord<WouldUntap, ['object']> = {
  shape: { what: 'self, attached or filter' },
  said: {
    wouldHappen: [phrase('<what:wouldPermanent> would untap', { would: 'untap', what: '<what>' })],
  },
  events: ['untap'],
  gives: ['object'],
  watches: (watching, { what }, event) => event.type === 'untap' && isSubjectOf(watching, what, event.object),
  changes: [],
};
