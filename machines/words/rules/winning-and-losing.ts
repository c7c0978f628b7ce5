/** Of players: how the game can't end for them (104). */
import { allowed } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { playerCant } from './verdicts.ts';
import type { RuleWord } from './word.ts';

export interface CantWin {
  readonly rule: 'cantWin';
}

export const cantWin: RuleWord<CantWin> = {
  shape: {},
  said: { playerRule: [phrase("can't win the game", [{ rule: 'cantWin' }])] },
  isFor: 'players',
  mayHappenToPlayer: (_game, { source }, player, event) =>
    event.type === 'win' ? playerCant('104.2', player, source) : allowed,
};

export interface CantLose {
  readonly rule: 'cantLose';
}

export const cantLose: RuleWord<CantLose> = {
  shape: {},
  said: { playerRule: [phrase("can't lose the game", [{ rule: 'cantLose' }])] },
  isFor: 'players',
  mayHappenToPlayer: (_game, { source }, player, event) =>
    event.type === 'lose' ? playerCant('104.3', player, source) : allowed,
};
