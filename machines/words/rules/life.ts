/** Of players: what can't happen to their life (119). */
import { allowed } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import { playerCant } from './verdicts.ts';
import type { RuleWord } from './word.ts';

export interface CantGainLife {
  readonly rule: 'cantGainLife';
}

export const cantGainLife: RuleWord<CantGainLife> = {
  shape: {},
  said: {
    playerRule: [phrase("can't gain life", [{ rule: 'cantGainLife' }])],
    statement: [
      phrase(
        "your life total can't change",
        forPlayers('you', { rule: 'cantGainLife' }, { rule: 'cantLoseLife' }),
      ),
    ],
  },
  isFor: 'players',
  mayHappenToPlayer: (_game, { source }, player, event) =>
    event.type === 'gainLife' ? playerCant('119.7', player, source) : allowed,
};

export interface CantLoseLife {
  readonly rule: 'cantLoseLife';
}

export const cantLoseLife: RuleWord<CantLoseLife> = {
  shape: {},
  said: { playerRule: [phrase("can't lose life", [{ rule: 'cantLoseLife' }])] },
  isFor: 'players',
  mayHappenToPlayer: (_game, { source }, player, event) =>
    event.type === 'loseLife' ? playerCant('119.8', player, source) : allowed,
};

/** They don't lose for having 0 or less life (704.5a). */
export interface DoesntLoseForLife {
  readonly rule: 'doesntLoseForLife';
}

export const doesntLoseForLife: RuleWord<DoesntLoseForLife> = {
  shape: {},
  said: {
    playerRule: [phrase("[don't] lose the game for having 0 or less life", [{ rule: 'doesntLoseForLife' }])],
  },
  isFor: 'players',
  doesntLoseForLife: true,
};
