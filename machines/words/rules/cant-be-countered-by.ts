import type { Filter } from '../../rules/state/vocabulary/filter.ts';
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
};
