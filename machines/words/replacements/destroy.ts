import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldDestroy {
  readonly would: 'destroy';
  readonly what: 'self' | 'attached' | Filter;
}

export const destroy: ReplacedWord<WouldDestroy, ['object']> = {
  shape: { what: 'self, attached or filter' },
  said: {
    wouldHappen: [phrase('<what:wouldPermanent> would be destroyed', { would: 'destroy', what: '<what>' })],
  },
  events: ['destroy'],
  gives: ['object'],
  watches: (watching, { what }, event) =>
    event.type === 'destroy' &&
    !(event.cantBeRegenerated && watching.one.replacement.regenerates === true) &&
    isSubjectOf(watching, what, event.object),
  changes: [],
};
