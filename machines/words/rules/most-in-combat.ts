/** How many creatures can attack or block each combat (508.1c, 509.1b). */
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players: no more of their creatures can attack. */
export interface MostAttackers {
  readonly rule: 'mostAttackers';
  readonly number: number;
}

export const mostAttackers: RuleWord<MostAttackers> = {
  shape: { number: 'whole number' },
  said: {
    statement: [
      phrase(
        'no more than <n:numeral> creature|creatures can attack each combat',
        forPlayers('everyone', { rule: 'mostAttackers', number: '<n>' }),
      ),
    ],
  },
  isFor: 'players',
  mostAttackers: ({ number }) => number,
};

/** Of players: no more of their creatures can block. */
export interface MostBlocking {
  readonly rule: 'mostBlocking';
  readonly number: number;
}

export const mostBlocking: RuleWord<MostBlocking> = {
  shape: { number: 'whole number' },
  said: {
    statement: [
      phrase(
        'no more than <n:numeral> creature|creatures can block each combat',
        forPlayers('everyone', { rule: 'mostBlocking', number: '<n>' }),
      ),
    ],
  },
  isFor: 'players',
  mostBlocking: ({ number }) => number,
};

/** Of players: no more creatures can attack them. */
export interface MostAttackersOfYou {
  readonly rule: 'mostAttackersOfYou';
  readonly number: number;
}

export const mostAttackersOfYou: RuleWord<MostAttackersOfYou> = {
  shape: { number: 'whole number' },
  said: {
    statement: [
      phrase(
        'no more than <n:numeral> creature|creatures can attack you each combat',
        forPlayers('you', { rule: 'mostAttackersOfYou', number: '<n>' }),
      ),
    ],
  },
  isFor: 'players',
  mostAttackersOfPlayer: ({ number }) => number,
};
