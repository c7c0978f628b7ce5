import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** An Aura, Equipment or Fortification can be attached only to this. */
export interface AttachesOnlyTo {
  readonly rule: 'attachesOnlyTo';
  readonly what: Filter;
}

export const attachesOnlyTo: RuleWord<AttachesOnlyTo> = {
  shape: { what: 'filter' },
  said: {
    restriction: [
      phrase('can be attached only to a|an <what:one>', [{ rule: 'attachesOnlyTo', what: '<what>' }]),
    ],
  },
  isFor: 'objects',
};
