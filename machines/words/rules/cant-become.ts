import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction-parts.ts';
import { phrase } from '../../wording/syntax.ts';
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
};
