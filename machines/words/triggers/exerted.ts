import { by, is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** One of these players exerts it (701.43a). */
export interface Exerted {
  readonly on: 'exerted';
  readonly object: 'self' | Filter;
  readonly by?: Players;
}

export const exerted: TriggerWord<Exerted, ['object', 'player']> = {
  shape: { object: 'self or filter', by: 'players?' },
  said: {
    turnDoing: [
      phrase('[exert] <self:selfWord>', [{ on: 'exerted', object: 'self', by: '<who>' }]),
      phrase('[exert] a|an <what:one>', [{ on: 'exerted', object: '<what>', by: '<who>' }]),
    ],
  },
  events: ['exert'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: (looking, { by: whose, object }, event) =>
    event.type === 'exert' && is(looking, object, event.object) && by(looking, whose, event.player)
      ? { object: event.object, player: event.player }
      : null,
};
