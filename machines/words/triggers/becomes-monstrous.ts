import { is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface BecomesMonstrous {
  readonly on: 'becomesMonstrous';
  readonly object: 'self' | Filter;
}

/** The amount is the number of its monstrosity (701.37c). */
export const becomesMonstrous: TriggerWord<BecomesMonstrous, ['object', 'amount']> = {
  shape: { object: 'self or filter' },
  said: {
    event: [phrase('[become] monstrous', [{ on: 'becomesMonstrous', '...object': '<object>' }])],
  },
  events: ['becomeMonstrous'],
  gives: ['object', 'amount'],
  looksBack: false,
  matches: (looking, { object }, event) =>
    event.type === 'becomeMonstrous' && is(looking, object, event.object)
      ? { object: event.object, amount: event.n }
      : null,
};
