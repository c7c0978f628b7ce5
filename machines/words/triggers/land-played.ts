import { fits } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { TriggerWord } from './word.ts';

export interface LandPlayed {
  readonly on: 'landPlayed';
  readonly by: Players;
  readonly land?: Filter;
}

export const landPlayed: TriggerWord<LandPlayed, ['object', 'player']> = {
  shape: { by: 'players', land: 'filter?' },
  events: ['landPlayed'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'landPlayed' &&
    by(looking, condition.by, event.player) &&
    (condition.land === undefined || fits(looking.game, looking.scope, condition.land, event.object))
      ? { object: event.object, player: event.player }
      : null,
};
