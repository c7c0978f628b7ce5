import { fits, zonesOfSources } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { zones } from '../../rules/state/zones.ts';
import { also, phrase } from '../../wording/syntax.ts';
import { forObjects } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It can't be the target of spells, or of abilities from sources, that are so. */
export interface CantBeTargetedBy {
  readonly rule: 'cantBeTargetedBy';
  readonly by: Filter;
}

const byThese = { rule: 'cantBeTargetedBy', by: '<by>' } as const;

export const cantBeTargetedBy: RuleWord<CantBeTargetedBy> = {
  shape: { by: 'filter' },
  said: {
    restriction: [
      phrase("can't be the target of <by:spellsAsSources>", [byThese]),
      phrase("can't be the targets of <by:spellsAsSources>", [byThese]),
    ],
    statement: [
      also(
        "<what:card> can't be the target|targets of <by:spellsAsSources>",
        forObjects({ all: '<what>' }, byThese),
      ),
      phrase(
        "<what:placedCard> can't be the target|targets of <by:spellsAsSources>",
        forObjects({ all: '<what>' }, byThese),
      ),
    ],
  },
  isFor: 'objects',
  mayBeTargeted(game, { change: { by }, scope, source: says }, object, source, as) {
    const from = game.objects[source]?.stack?.source ?? source;
    // A spell is cast from anywhere; of what an ability is the words say (109.2).
    const zone = as === 'spell' ? (by.zone ?? zones) : zonesOfSources(by);
    return fits(game, scope, { ...by, zone }, from)
      ? forbidden('101.2', '{1} keeps {0} from being the target of that.', [object, says])
      : allowed;
  },
};
