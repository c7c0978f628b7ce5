import type { Filter } from '../../rules/state/vocabulary/filter.ts';
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
    restriction: [phrase("can't be the target|targets of <by:spellsAsSources>", [byThese])],
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
};
