import { phrase } from '../../wording/syntax.ts';
import { forPlayers, forPlayersForATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Damage can't be prevented (615.12). */
export interface CantPreventDamage {
  readonly rule: 'cantPreventDamage';
}

export const cantPreventDamage: RuleWord<CantPreventDamage> = {
  shape: {},
  said: {
    statement: [phrase("damage can't be prevented", forPlayers('everyone', { rule: 'cantPreventDamage' }))],
    byItself: [
      forPlayersForATime("damage can't be prevented <until:thisTurn>", 'everyone', [
        { rule: 'cantPreventDamage' },
      ]),
    ],
  },
  isFor: 'players',
  damageCantBePrevented: true,
};
