import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't cast spells like this (601.3). */
export interface CantCast {
  readonly rule: 'cantCast';
  readonly what: Filter;
  readonly unless?: Condition;
}

const these = { rule: 'cantCast', what: '<what>' } as const;

export const cantCast: RuleWord<CantCast> = {
  shape: { what: 'filter', unless: 'condition of who does it?' },
  said: {
    playerRule: [
      phrase("can't cast <what:spellsMany>", [these]),
      phrase("can't cast additional <what:spellsMany>", [these]),
    ],
    statement: [phrase("<what:spellsMany> can't be cast", forPlayers('everyone', these))],
  },
  isFor: 'players',
};
