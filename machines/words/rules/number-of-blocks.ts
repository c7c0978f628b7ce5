/** How many creatures one can block, and how many can block it (509.1a-b). */
import { controllerOf, matching } from '../../rules/characteristics/index.ts';
import { scopeOf } from '../../rules/state/scope.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can block so many additional creatures. */
export interface BlocksAdditional {
  readonly rule: 'blocksAdditional';
  readonly number: number | 'any';
}

export const blocksAdditional: RuleWord<BlocksAdditional> = {
  shape: { number: 'whole number or any' },
  said: {
    restriction: [
      phrase('can block an additional creature each combat', [{ rule: 'blocksAdditional', number: 1 }]),
      phrase('can block an additional <n:numeral> creatures each combat', [
        { rule: 'blocksAdditional', number: '<n>' },
      ]),
      phrase('can block any number of creatures', [{ rule: 'blocksAdditional', number: 'any' }]),
    ],
  },
  isFor: 'objects',
  blocksAdditional: ({ number }) => (number === 'any' ? Number.POSITIVE_INFINITY : number),
};

export interface FewestBlockers {
  readonly rule: 'fewestBlockers';
  readonly number: number;
}

export const fewestBlockers: RuleWord<FewestBlockers> = {
  shape: { number: 'whole number' },
  said: {
    restriction: [
      phrase("can't be blocked except by <n:numeral> or more creatures", [
        { rule: 'fewestBlockers', number: '<n>' },
      ]),
    ],
  },
  isFor: 'objects',
  fewestBlockers: ({ number }) => number,
};

export interface MostBlockers {
  readonly rule: 'mostBlockers';
  readonly number: number;
}

export const mostBlockers: RuleWord<MostBlockers> = {
  shape: { number: 'whole number' },
  said: {
    restriction: [
      phrase("can't be blocked by more than one creature", [{ rule: 'mostBlockers', number: 1 }]),
    ],
  },
  isFor: 'objects',
  mostBlockers: ({ number }) => number,
};

/** It can't be blocked unless all creatures that defending player controls block it. */
export interface BlockedByAllOrNone {
  readonly rule: 'blockedByAllOrNone';
}

export const blockedByAllOrNone: RuleWord<BlockedByAllOrNone> = {
  shape: {},
  said: {
    restriction: [
      phrase("can't be blocked unless all creatures defending player controls block it", [
        { rule: 'blockedByAllOrNone' },
      ]),
    ],
  },
  isFor: 'objects',
  blockedByAllOf: (game, attacker) =>
    matching(game, scopeOf(attacker, controllerOf(game, attacker)), {
      type: 'creature',
      controller: 'defending',
    }),
};
