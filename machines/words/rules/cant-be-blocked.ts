/** What can't block a creature (509.1b). */
import { fits } from '../../rules/characteristics/index.ts';
import { allowed } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { forATime } from './phrases.ts';
import { cantBlockIt } from './verdicts.ts';
import type { RuleWord } from './word.ts';

export interface CantBeBlockedBy {
  readonly rule: 'cantBeBlockedBy';
  readonly by: Filter;
}

const byThese = { rule: 'cantBeBlockedBy', by: '<by>' } as const;

export const cantBeBlockedBy: RuleWord<CantBeBlockedBy> = {
  shape: { by: 'filter' },
  said: {
    restriction: [phrase("can't be blocked by <by:many>", [byThese])],
    act: [forATime("can't be blocked <until:thisTurn> by <by:many>", byThese)],
  },
  isFor: 'objects',
  mayBeBlockedBy: (game, { change, scope, source }, attacker, blocker) =>
    fits(game, scope, change.by, blocker) ? cantBlockIt(blocker, attacker, source) : allowed,
};

export interface CantBeBlockedExceptBy {
  readonly rule: 'cantBeBlockedExceptBy';
  readonly by: Filter;
}

const exceptByThese = { rule: 'cantBeBlockedExceptBy', by: '<by>' } as const;

export const cantBeBlockedExceptBy: RuleWord<CantBeBlockedExceptBy> = {
  shape: { by: 'filter' },
  said: {
    restriction: [phrase("can't be blocked except by <by:many>", [exceptByThese])],
    act: [forATime("can't be blocked <until:thisTurn> except by <by:many>", exceptByThese)],
  },
  isFor: 'objects',
  mayBeBlockedBy: (game, { change, scope, source }, attacker, blocker) =>
    fits(game, scope, change.by, blocker) ? allowed : cantBlockIt(blocker, attacker, source),
};
