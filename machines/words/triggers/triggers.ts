import { fits } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** Another ability triggers. */
export interface Triggers {
  readonly on: 'triggers';
  readonly source: Filter;
  readonly by?: Players;
}

/** `object` is the source of the ability. */
export const triggers: TriggerWord<Triggers, ['object', 'player']> = {
  shape: { source: 'filter', by: 'players?' },
  said: {
    impersonal: [
      phrase('an ability of a|an <source:one> triggers', [{ on: 'triggers', source: '<source>' }]),
      phrase('an ability of another <source:one> triggers', [
        { on: 'triggers', source: { '...source': '<source>', other: true } },
      ]),
    ],
  },
  events: ['trigger'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'trigger' &&
    event.source !== null &&
    by(looking, condition.by, event.player) &&
    fits(looking.game, looking.scope, condition.source, event.source)
      ? { object: event.source, player: event.player }
      : null,
  isSecond: true,
};
