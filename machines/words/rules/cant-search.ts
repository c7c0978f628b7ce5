import { allowed } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { playerCant } from './verdicts.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't search libraries (101.2). */
export interface CantSearch {
  readonly rule: 'cantSearch';
}

export const cantSearch: RuleWord<CantSearch> = {
  shape: {},
  said: { playerRule: [phrase("can't search libraries", [{ rule: 'cantSearch' }])] },
  isFor: 'players',
  mayHappenToPlayer: (_game, { source }, player, event) =>
    event.type === 'search' ? playerCant('101.2', player, source) : allowed,
};
