import { fits } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
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
  mayBeAttachedTo(game, { change, scope, source }, attachment, to) {
    if (!('object' in to))
      return forbidden('101.2', '{1} says that {0} can’t be attached to {p0}.', [attachment, source], {
        players: [to.player],
      });
    return fits(game, scope, change.what, to.object)
      ? allowed
      : forbidden('101.2', '{2} says that {0} can’t be attached to {1}.', [attachment, to.object, source]);
  },
};
