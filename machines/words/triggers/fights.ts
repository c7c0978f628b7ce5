import { is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Fights {
  readonly on: 'fights';
  readonly object: 'self' | Filter;
  readonly oneOrMore?: true;
}

export const fights: TriggerWord<Fights, ['object']> = {
  shape: { object: 'self or filter', oneOrMore: 'flag?' },
  said: {
    event: [phrase('[fight]', [{ on: 'fights', '...object': '<object>' }])],
  },
  events: ['fight'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object: wanted }, event) =>
    event.type === 'fight'
      ? event.objects.filter((id) => is(looking, wanted, id)).map((object) => ({ object }))
      : null,
  together: oneOrMoreTogether,
};
