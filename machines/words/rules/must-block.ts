/** What blocks if able (509.1c). */
import { objects } from '../../rules/characteristics/index.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { forATime, forObjects } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It blocks, whatever or one of these attackers. */
export interface MustBlock {
  readonly rule: 'mustBlock';
  readonly what?: Objects;
}

export const mustBlock: RuleWord<MustBlock> = {
  shape: { what: 'objects?' },
  said: {
    restriction: [
      phrase('[block] each combat|turn if able', [{ rule: 'mustBlock' }]),
      phrase('[block] if able', [{ rule: 'mustBlock' }]),
    ],
    act: [
      forATime('[block] <until:thisTurn> if able', { rule: 'mustBlock' }),
      forATime('[block] <what:object> <until:thisTurn> if able', { rule: 'mustBlock', what: '<what>' }),
    ],
  },
  isFor: 'objects',
  blockRequirements: (game, { change: { what }, scope }) =>
    what === undefined ? [null] : objects(game, scope, what),
  locked: (change, { objects }) =>
    change.what === undefined ? change : { ...change, what: objects(change.what) },
};

/** Something blocks it, or everything that can. */
export interface MustBeBlocked {
  readonly rule: 'mustBeBlocked';
  readonly by?: 'all';
}

const byAll = { rule: 'mustBeBlocked', by: 'all' } as const;

export const mustBeBlocked: RuleWord<MustBeBlocked> = {
  shape: { by: { words: { all: true }, optional: true } },
  said: {
    restriction: [phrase('must be blocked if able', [{ rule: 'mustBeBlocked' }])],
    act: [forATime('must be blocked <until:thisTurn> if able', { rule: 'mustBeBlocked' })],
    byItself: [
      phrase('all creatures able to block <what:object> <until:thisTurn> do so', [
        { do: 'rule', what: '<what>', rules: [byAll], until: '<until>' },
      ]),
    ],
    statement: [phrase('all creatures able to block <affects:object> do so', forObjects('<affects>', byAll))],
  },
  isFor: 'objects',
  mustBeBlocked: ({ by }) => by ?? 'any',
};
