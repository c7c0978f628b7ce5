/** When, how often and by whom an ability may be activated (602.5). */
import { phrase } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const limits: Wording = {
  limits: [
    phrase('<limits:limit>'),
    phrase('<one:limit> <other:limit>', { '...one': '<one>', '...other': '<other>' }),
  ],
  limit: [
    phrase('activate only <limit:onlyLimit> .', '<limit>'),
    phrase('activate only <one:onlyLimit> and only <other:onlyLimit> .', {
      '...one': '<one>',
      '...other': '<other>',
    }),
    phrase('activate no more than <times:timesWord> each turn .', { timesEachTurn: '<times>' }),
    phrase('any player may activate this ability .', { by: 'everyone' }),
    phrase('only your opponents may activate this ability .', { by: 'opponents' }),
    phrase(
      'only the player <self:selfWord> is attacking may activate this ability and only during the <step:limitStep> .',
      { by: { attackedBy: 'self' }, timing: { during: '<step>' } },
    ),
    phrase('any opponent may activate this ability .', { by: 'opponents' }),
    phrase("X can't be 0 .", { leastX: 1 }),
  ],
  timesWord: [phrase('once', 1), phrase('twice', 2), phrase('<n:numeral> times', '<n>')],
  onlyLimit: [
    phrase('as a sorcery', { timing: 'sorcery' }),
    phrase('as an instant', { timing: 'instant' }),
    phrase('<times:timesWord> each turn', { timesEachTurn: '<times>' }),
    phrase('once', { once: true }),
    phrase('during your <step:limitStep>', { timing: { during: '<step>', whose: 'you' } }),
    phrase('during the <step:limitStep>', { timing: { during: '<step>' } }),
    phrase('<when:onlyWhen>', { onlyIf: '<when>' }),
  ],
  limitStep: [
    phrase('upkeep', 'upkeep'),
    phrase('upkeep step', 'upkeep'),
    phrase('draw step', 'draw'),
    phrase('end step', 'end'),
    phrase('declare attackers step', 'declareAttackers'),
    phrase('end of combat step', 'endOfCombat'),
  ],
};
