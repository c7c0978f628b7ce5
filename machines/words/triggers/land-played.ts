import { fits } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface LandPlayed {
  readonly on: 'landPlayed';
  readonly by: Players;
  readonly land?: Filter;
}

export const landPlayed: TriggerWord<LandPlayed, ['object', 'player']> = {
  shape: { by: 'players', land: 'filter?' },
  said: {
    turnDoing: [
      phrase('[play] a land', [{ on: 'landPlayed', by: '<who>' }]),
      phrase('[play] a|an <subtype>', [{ on: 'landPlayed', by: '<who>', land: { subtype: '<subtype>' } }]),
      phrase('[play] a|an <what:beforeNoun> land', [
        { on: 'landPlayed', by: '<who>', land: { '...what': '<what>', type: 'land' } },
      ]),
    ],
  },
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
