/** What happens later: at a time (603.7), or once something has been done (603.12). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const later: Wording = {
  sentence: [
    phrase('<does:clauses> at <when:laterTime> .', [{ said: 'later', when: '<when>', then: '<does>' }]),
    phrase('at <when:laterTime> , <does:clauses> .', [{ said: 'later', when: '<when>', then: '<does>' }]),
  ],
  laterTime: [
    phrase('the beginning of the next end step', { on: 'begins', step: 'end' }),
    phrase("the beginning of the next turn's upkeep", { on: 'begins', step: 'upkeep' }),
    phrase('the beginning of the next cleanup step', { on: 'begins', step: 'cleanup' }),
    phrase('end of combat', { on: 'begins', step: 'endOfCombat' }),
    phrase('the beginning of your next upkeep', { on: 'begins', step: 'upkeep', whose: 'you' }),
    phrase('the beginning of your next end step', { on: 'begins', step: 'end', whose: 'you' }),
    phrase('the beginning of your next main phase', { on: 'begins', step: 'precombatMain', whose: 'you' }),
  ],
};
