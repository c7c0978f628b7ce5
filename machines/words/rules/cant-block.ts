/** What a creature can't block (509.1b). */
import { fits } from '../../rules/characteristics/index.ts';
import { allowed } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { cantBlockIt } from './verdicts.ts';
import type { RuleWord } from './word.ts';

export interface CantBlock {
  readonly rule: 'cantBlock';
  readonly what: Filter;
}

export const cantBlock: RuleWord<CantBlock> = {
  shape: { what: 'filter' },
  said: { restriction: [phrase("can't block <what:many>", [{ rule: 'cantBlock', what: '<what>' }])] },
  isFor: 'objects',
  mayBlockThat: (game, { change, scope, source }, creature, attacker) =>
    fits(game, scope, change.what, attacker) ? cantBlockIt(creature, attacker, source) : allowed,
};

export interface CanBlockOnly {
  readonly rule: 'canBlockOnly';
  readonly what: Filter;
}

export const canBlockOnly: RuleWord<CanBlockOnly> = {
  shape: { what: 'filter' },
  said: { restriction: [phrase('can block only <what:many>', [{ rule: 'canBlockOnly', what: '<what>' }])] },
  isFor: 'objects',
  mayBlockThat: (game, { change, scope, source }, creature, attacker) =>
    fits(game, scope, change.what, attacker) ? allowed : cantBlockIt(creature, attacker, source),
};
