import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** It is the first combat phase of the turn: none was before it (500.8, 506.7d). */
export interface FirstCombatPhase {
  readonly holds: 'firstCombatPhase';
}

export const firstCombatPhase: ConditionWord<FirstCombatPhase> = {
  shape: {},
  said: {
    standing: [phrase("it's the first combat phase of the turn", { holds: 'firstCombatPhase' })],
  },
  // A game that was set up in the middle of a combat phase has nothing behind it.
  holds: ({ turn: { combats = [], phase } }) => phase === 'combat' && combats.length <= 1,
  changedBy: ['beginTurn', 'beginPhase', 'beginStep'],
  recalls: 'combats',
};
