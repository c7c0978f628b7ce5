import { holds, isAboutSource, objectAt } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/events/there.ts';
import { isDesignated } from '../../rules/state/designation.ts';
import type { Condition, Designation } from '../../rules/state/vocabulary/index.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { DurationWord } from './word.ts';

/** For as long as what it affects has a counter of this kind on it. */
export interface WhileItHas {
  readonly whileItHas: string;
}

export const whileItHas: DurationWord<WhileItHas> = {
  shape: { whileItHas: 'text' },
  said: {
    until: [
      phrase('for as long as it has a|an <kind:counterKind> counter on it', { whileItHas: '<kind>' }),
      phrase('for as long as that <noun:nounMeant> has a|an <kind:counterKind> counter on it', {
        whileItHas: '<kind>',
      }),
    ],
  },
  inWords: ({ whileItHas: kind }) => `while it has a ${kind} counter`,
  isSo: (game, { it }, { whileItHas: kind }) =>
    it !== null && isThere(game, it) && (objectAt(game, it).counters[kind] ?? 0) > 0,
  isOfTargets: () => true,
};

/** For as long as what it affects has this designation. */
export interface WhileItIs {
  readonly whileItIs: Designation;
}

export const whileItIs: DurationWord<WhileItIs> = {
  shape: { whileItIs: 'designation' },
  said: null,
  inWords: ({ whileItIs: as }) => `while it is ${as}`,
  isSo: (game, { it }, { whileItIs: as }) =>
    it !== null && isThere(game, it) && isDesignated(objectAt(game, it), as),
  isOfTargets: () => true,
};

/**
 * For as long as this is so: `self` is the effect's source and `it` what it affects, each of which must still be on the
 * battlefield where the condition speaks of it.
 */
export interface ForAsLongAs {
  readonly forAsLongAs: Condition;
}

const isTapped = (like: { readonly [field: string]: Meaning }): Meaning => ({
  holds: 'is',
  what: 'self',
  like: { ...like, tapped: true },
});
const powerOf = (of: string): Meaning => ({ number: 'value', value: 'power', of });

const saysIt = (text: unknown): boolean =>
  text === 'it' || (typeof text === 'object' && text !== null && Object.values(text).some(saysIt));

export const forAsLongAs: DurationWord<ForAsLongAs> = {
  shape: { forAsLongAs: 'condition' },
  said: {
    until: [
      phrase('for as long as <what:selfWord> remains tapped', { forAsLongAs: isTapped({}) }),
      phrase('for as long as you control <what:selfWord> and <what:selfWord> remains tapped', {
        forAsLongAs: isTapped({ controller: 'you' }),
      }),
      phrase(
        "for as long as <what:selfWord> remains tapped and that creature's power remains less than or equal to <what:selfWord>'s power",
        {
          forAsLongAs: {
            holds: 'both',
            of: [isTapped({}), { holds: 'compare', what: powerOf('it'), to: { atMost: powerOf('self') } }],
          },
        },
      ),
    ],
  },
  inWords: () => 'as long as what it says is so',
  isOfEffects: true,
  isSo(game, scope, { forAsLongAs: condition }) {
    // What left or phased out is tracked no longer, whatever it was last (702.26f).
    if (isAboutSource(condition) && !isThere(game, scope.self)) return false;
    if (saysIt(condition) && (scope.it === null || !isThere(game, scope.it))) return false;
    return holds(game, scope, condition);
  },
  isOfTargets: ({ forAsLongAs: condition }) => saysIt(condition),
};
