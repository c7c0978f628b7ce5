/** What happens later: at a time (603.7), or once something has been done (603.12). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const later: Wording = {
  sentence: [
    phrase('at <when:laterTime> , <does:paidLater> .', [{ said: 'later', when: '<when>', then: '<does>' }]),
    phrase('<does:clauses> unless you pay <cost:mana> at <when:laterTime> .', [
      {
        said: 'later',
        when: '<when>',
        then: [{ do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '<cost>' }], else: '<does>' }],
      },
    ]),
    phrase('<does:clauses> at <when:laterTime> .', [{ said: 'later', when: '<when>', then: '<does>' }]),
    phrase('at <when:laterTime> , if <condition> , <does:clauses> .', [
      { said: 'later', when: '<when>', if: '<condition>', then: '<does>' },
    ]),
    phrase('at <when:laterTime> , <does:clauses> .', [{ said: 'later', when: '<when>', then: '<does>' }]),
  ],
  /** What is waited for: this turn, for longer, or once. */
  clauses: [
    phrase('when|whenever <when:waitedFor> this turn , <does:clauses>', [
      { said: 'waits', when: '<when>', then: '<does>', until: 'untilEndOfTurn' },
    ]),
    phrase('when|whenever <when:waitedFor> this turn , if <if:condition> , <does:clauses>', [
      { said: 'waits', when: '<when>', if: '<if>', then: '<does>', until: 'untilEndOfTurn' },
    ]),
    phrase('<until> , whenever <when:waitedFor> , <does:clauses>', [
      { said: 'waits', when: '<when>', then: '<does>', until: '<until>' },
    ]),
    phrase(
      'when you next <events:doings> this turn , <does:clauses>',
      [{ said: 'waits', when: '<events>', then: '<does>', until: 'untilEndOfTurn', once: true }],
      { who: 'you' },
    ),
    phrase('when <when:waitedFor> , <does:clauses>', [{ said: 'waits', when: '<when>', then: '<does>' }]),
  ],
  waitedFor: [phrase('<when:happenings>', '<when>'), phrase('<object:whoseLater> <events>', '<events>')],
  /** Something that was spoken of before, or is spoken of now for the first time. */
  whoseLater: [
    phrase('<among:target>', { one: { among: '<among>' } }),
    phrase('that <noun:nounMeant>', { one: { among: { said: 'that', noun: '<noun>' } } }),
    phrase('either of those <noun:nounsMeant>', { one: { among: { said: 'those', noun: '<noun>' } } }),
    phrase('it', { one: { among: { said: 'it' } } }),
  ],
  paidLater: [
    phrase("pay <cost:mana> . if you don't , <does:clauses>", [
      { do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '<cost>' }], else: '<does>' },
    ]),
  ],
  laterTime: [
    phrase('the beginning of the next end step', { on: 'begins', step: 'end' }),
    phrase("the beginning of the next turn's upkeep", { on: 'begins', step: 'upkeep' }),
    phrase('the beginning of the next cleanup step', { on: 'begins', step: 'cleanup' }),
    phrase('end of combat', { on: 'begins', step: 'endOfCombat' }),
    phrase('the beginning of your next upkeep', { on: 'begins', step: 'upkeep', whose: 'you' }),
    phrase("the beginning of that player's next upkeep", {
      on: 'begins',
      step: 'upkeep',
      whose: { said: 'thatPlayer' },
    }),
    phrase("the beginning of that player's next end step", {
      on: 'begins',
      step: 'end',
      whose: { said: 'thatPlayer' },
    }),
    phrase('the beginning of your next end step', { on: 'begins', step: 'end', whose: 'you' }),
    phrase('the beginning of your first main phase', { on: 'begins', step: 'precombatMain', whose: 'you' }),
    phrase('the beginning of your next main phase', { on: 'begins', step: 'precombatMain', whose: 'you' }),
  ],
};
