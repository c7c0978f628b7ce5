/** Of players: how the game can't end for them (104). */
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

export interface CantWin {
  readonly rule: 'cantWin';
}

export const cantWin: RuleWord<CantWin> = {
  shape: {},
  said: { playerRule: [phrase("can't win the game", [{ rule: 'cantWin' }])] },
  isFor: 'players',
};

export interface CantLose {
  readonly rule: 'cantLose';
}

export const cantLose: RuleWord<CantLose> = {
  shape: {},
  said: { playerRule: [phrase("can't lose the game", [{ rule: 'cantLose' }])] },
  isFor: 'players',
};
