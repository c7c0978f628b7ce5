import { phrase } from '../../wording/syntax.ts';
import { forATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It is goaded by whoever controls the effect (701.15b). */
export interface Goaded {
  readonly rule: 'goaded';
}

const rules = [{ rule: 'goaded' }];

export const goaded: RuleWord<Goaded> = {
  shape: {},
  said: {
    act: [
      forATime('[are] goaded <until>', { rule: 'goaded' }),
      phrase('[are] goaded for the rest of the game', {
        do: 'rule',
        what: '<subject>',
        rules,
        until: 'forever',
      }),
    ],
    deed: [
      phrase('[goad] <what:objects>', { do: 'rule', what: '<what>', rules, until: 'untilYourNextTurn' }),
    ],
  },
  isFor: 'objects',
};
