import { causingPlayer } from '../../rules/events/causing-player.ts';
import { by, is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { leaver } from './moving.ts';
import { itselfIntoGraveyard } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Destroyed {
  readonly on: 'destroyed';
  readonly object: 'self' | Filter;
  /** A spell or ability destroys it that one of these players controls: `player` of the event. */
  readonly causedBy?: Players;
}

/** `player` controls the spell or ability that destroys it. */
export const destroyed: TriggerWord<Destroyed, ['object', 'player']> = {
  shape: { object: 'self or filter', causedBy: 'players?' },
  said: {
    event: [phrase('is|are destroyed', [{ on: 'destroyed', '...object': '<object>' }])],
    impersonal: [
      phrase('a spell or ability an opponent controls destroys a|an <what:one>', [
        { on: 'destroyed', object: '<what>', causedBy: 'opponents' },
      ]),
    ],
  },
  events: ['destroy'],
  gives: ['object', 'player'],
  looksBack: true,
  matches: (looking, { causedBy, object }, event) =>
    event.type === 'destroy' &&
    is(looking, object, event.object) &&
    (causedBy === undefined || by(looking, causedBy, causingPlayer(looking.game)))
      ? { ...leaver(looking.game, event.object), player: causingPlayer(looking.game) }
      : null,
  putsItselfInto: itselfIntoGraveyard,
};
