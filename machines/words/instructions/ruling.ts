/** Rules that are different for a time (613.11): "can't block this turn", "players can't gain life this turn". */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const ruling: Wording = {
  act: [
    phrase('<rules:restrictions> <until:thisTurn>', {
      do: 'rule',
      what: '<subject>',
      rules: '<rules>',
      until: '<until>',
    }),
  ],
  byItself: [
    phrase('<players:ruledNow> <rules:playerRules> <until:thisTurn>', [
      { do: 'rule', players: '<players>', rules: '<rules>', until: '<until>' },
    ]),
    phrase('<until> , <players:ruledNow> <rules:playerRules>', [
      { do: 'rule', players: '<players>', rules: '<rules>', until: '<until>' },
    ]),
  ],
  /** For whom a rule is different for a time. */
  ruledNow: [
    phrase('your opponents', 'opponents'),
    phrase('players', 'everyone'),
    phrase('<players>'),
    phrase('players dealt damage this way', { said: 'damaged' }),
  ],
};
