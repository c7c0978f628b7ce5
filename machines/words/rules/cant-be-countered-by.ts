import { fits } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { zones } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can't be countered by spells, or by abilities from sources, that are so. */
export interface CantBeCounteredBy {
  readonly rule: 'cantBeCounteredBy';
  readonly by: Filter;
}

export const cantBeCounteredBy: RuleWord<CantBeCounteredBy> = {
  shape: { by: 'filter' },
  said: {
    restriction: [
      phrase("can't be countered by <by:spellsAsSources>", [{ rule: 'cantBeCounteredBy', by: '<by>' }]),
    ],
  },
  isFor: 'objects',
  mayHappenTo(game, { change: { by }, scope, source }, object, event) {
    if (event.type !== 'counter') return allowed;
    // By an ability it is countered by what that is of (113.7).
    const from = game.objects[event.by]?.stack?.source ?? event.by;
    return fits(game, scope, { ...by, zone: by.zone ?? zones }, from)
      ? forbidden('701.6a', '{1} keeps {0} from being countered by that.', [object, source])
      : allowed;
  },
};
