import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** Of players: they may vote so many additional times while voting (701.38d). */
export interface AdditionalVotes {
  readonly rule: 'additionalVotes';
  readonly number: number;
}

export const additionalVotes: RuleWord<AdditionalVotes> = {
  shape: { number: 'whole number' },
  said: {
    playerRule: [
      phrase('[get] an additional vote while voting', [{ rule: 'additionalVotes', number: 1 }]),
      phrase('may vote an additional time', [{ rule: 'additionalVotes', number: 1 }]),
    ],
  },
  isFor: 'players',
  additionalVotes: ({ number }) => number,
};
