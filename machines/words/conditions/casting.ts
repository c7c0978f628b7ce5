/** How a spell or permanent was cast: by whom, from where, and what was paid (601.2, 702). */
import { keywords } from '../../rules/abilities/keywords/index.ts';
import { phrase, type Way } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** "it was kicked", "this spell was bargained", "it escaped": each keyword says what one calls that its cost was paid. */
const paid: readonly Way[] = Object.values(keywords).flatMap(({ keyword, words }): readonly Way[] => {
  const cost = { holds: 'paid', cost: keyword };
  const not = { holds: 'not', of: cost };
  if (words?.did !== undefined) return [phrase(`<spell:castWord> ${words.did}`, cost)];
  if (words?.paid !== undefined)
    return [
      ...(words.joins === undefined
        ? []
        : [
            phrase(`<spell:castWord> was ${words.paid} with its <mana> ${keyword}`, {
              holds: 'paid',
              cost: { said: 'ofSeveral', keyword, mana: '<mana>' },
            }),
          ]),
      phrase(`<spell:castWord> was ${words.paid}`, cost),
      phrase(`<spell:castWord> wasn't ${words.paid}`, not),
    ];
  return [
    phrase(`its ${keyword} cost was paid`, cost),
    phrase(`<spell:selfWord>'s ${keyword} cost was paid`, cost),
  ];
});

export const aboutCasting: Wording = {
  passing: [
    ...paid,
    phrase('you cast it', { holds: 'wasCast', what: { said: 'it' }, by: 'you' }),
    phrase("you didn't cast it", { holds: 'not', of: { holds: 'wasCast', what: { said: 'it' }, by: 'you' } }),
    phrase('you cast it from <from:castFrom>', {
      holds: 'wasCast',
      what: { said: 'it' },
      by: 'you',
      from: '<from>',
    }),
    phrase("you didn't cast it from <from:castFrom>", {
      holds: 'not',
      of: { holds: 'wasCast', what: { said: 'it' }, by: 'you', from: '<from>' },
    }),
    phrase('<what:castWord> was cast', { holds: 'wasCast', what: '<what>' }),
    phrase("<what:castWord> wasn't cast", { holds: 'not', of: { holds: 'wasCast', what: '<what>' } }),
    phrase('<what:castWord> was cast from <from:castFrom>', {
      holds: 'wasCast',
      what: '<what>',
      from: '<from>',
    }),
    phrase('<mana:oneSymbol> was spent to cast <spell:castWord>', {
      holds: 'compare',
      what: { number: 'manaSpent', which: '<mana>' },
      to: { atLeast: 1 },
    }),
    phrase('at least <n:numeral> <mana:color> mana was spent to cast <spell:castWord>', {
      holds: 'compare',
      what: { number: 'manaSpent', which: '<mana>' },
      to: { atLeast: '<n>' },
    }),
  ],
  oneSymbol: [
    phrase('{W}', 'W'),
    phrase('{U}', 'U'),
    phrase('{B}', 'B'),
    phrase('{R}', 'R'),
    phrase('{G}', 'G'),
    phrase('{C}', 'C'),
  ],
  castWord: [phrase('<selfWord>'), phrase('it', { said: 'it' })],
};
