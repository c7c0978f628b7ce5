import { allowed } from '../../rules/state/verdict.ts';
import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction-parts.ts';
import { phrase } from '../../wording/syntax.ts';
import { playerCant } from './verdicts.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't become the monarch. */
export interface CantBecome {
  readonly rule: 'cantBecome';
  readonly designation: PlayerDesignation;
}

export const cantBecome: RuleWord<CantBecome> = {
  shape: { designation: 'designation of a player' },
  said: {
    playerRule: [phrase("can't become the monarch", [{ rule: 'cantBecome', designation: 'monarch' }])],
  },
  isFor: 'players',
  mayHappenToPlayer: (_game, { change, source }, player, event) =>
    event.type === 'designatePlayer' && event.designation === change.designation
      ? playerCant('101.2', player, source)
      : allowed,
};
