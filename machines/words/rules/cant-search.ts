import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't search libraries (101.2). */
export interface CantSearch {
  readonly rule: 'cantSearch';
}

export const cantSearch: RuleWord<CantSearch> = {
  shape: {},
  said: { playerRule: [phrase("can't search libraries", [{ rule: 'cantSearch' }])] },
  isFor: 'players',
};
