import { is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { TriggerWord } from './word.ts';

/** An Attraction is visited (701.52a). */
export interface Visited {
  readonly on: 'visited';
  readonly object: 'self' | Filter;
}

/** The amount is the number that was rolled. */
export const visited: TriggerWord<Visited, ['object', 'player', 'amount']> = {
  shape: { object: 'self or filter' },
  said: {},
  events: ['visitAttraction'],
  gives: ['object', 'player', 'amount'],
  looksBack: false,
  matches: (looking, { object }, event) =>
    event.type === 'visitAttraction' && is(looking, object, event.object)
      ? { object: event.object, player: event.player, amount: event.result }
      : null,
};
