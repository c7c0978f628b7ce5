import { asEnteringObject, copiable, fitsEntering, matching } from '../../rules/characteristics/index.ts';
import { functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import { type Applicable, scopeWithEvent } from '../../rules/events/applicable.ts';
import type { EventOf } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

/** It or something like this would enter: tapped, with counters, after a choice or payment (614.1c-d). */
export interface WouldEnter {
  readonly would: 'enter';
  readonly what: 'self' | Filter;
  /** Only if it is a creature, or none, as it enters, whatever effects that change its types make of it (702.44a). */
  readonly as?: 'creature' | 'noncreature';
}

export const enter: ReplacedWord<WouldEnter, ['object']> = {
  shape: {
    what: 'self or filter',
    as: { optional: true, words: { creature: true, noncreature: true } },
  },
  said: {
    wouldHappen: [
      phrase('<what:selfWord> would enter (the battlefield)?', { would: 'enter', what: '<what>' }),
      phrase("a|an <what:one> would enter (the battlefield)? under an opponent's control", {
        would: 'enter',
        what: { '...what': '<what>', controller: 'opponents' },
      }),
    ],
  },
  events: ['move'],
  gives: ['object'],
  watches: ({ game, one }, { as, what }, event) =>
    event.type === 'move' &&
    event.to === 'battlefield' &&
    entersLike(game, one, what, event) &&
    (as === undefined || (as === 'creature') === entersAsCreature(game, event)) &&
    hasWhatToCopy(game, one, event),
  changes: ['asCopyOf', 'tapped', 'counters', 'under', 'subtypes', 'transformed', 'to'],
  isEntering: true,
  functionsIn: ({ what }) => (what === 'self' ? functionsAt('113.6h', 'entering') : null),
  isOwnEntering: ({ what }) => what === 'self',
};

function entersLike(game: Game, one: Applicable, wanted: 'self' | Filter, event: EventOf<'move'>): boolean {
  if (wanted === 'self') return event.object === one.source;
  // A general effect doesn't apply to its own source as that enters (614.12): it isn't on the battlefield yet.
  return event.object !== one.source && fitsEntering(game, one.scope, wanted, event);
}

/** Whether its copiable values, as what it enters as, say that it is a creature (702.44a). */
const entersAsCreature = (game: Game, move: EventOf<'move'>): boolean =>
  copiable(game, asEnteringObject(game, move)).values.types.includes('creature');

/** Something enters as a copy only if there is something to copy. */
function hasWhatToCopy(game: Game, one: Applicable, event: EventOf<'move'>): boolean {
  const { asCopyOf } = one.replacement;
  return asCopyOf === undefined || matching(game, scopeWithEvent(one, event), asCopyOf).length > 0;
}
