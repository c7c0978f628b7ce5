import { keywords } from '../../rules/abilities/keywords/index.ts';
import { choicesIn } from '../../rules/characteristics/index.ts';
import { timesPaid } from '../../rules/state/paid.ts';
import { also, phrase, type Way } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/**
 * An optional additional or alternative cost of this name was paid (kicker); for a permanent: when it was cast. Of
 * several that a keyword gave, with `ofThisInstance` the one of the instance that asks (702.78b).
 */
export interface Paid {
  readonly holds: 'paid';
  readonly cost: string;
  readonly ofThisInstance?: true;
}

/** "it was kicked", "this spell was bargained", "it escaped": each keyword says what one calls that its cost was paid. */
const costPaid: readonly Way[] = Object.values(keywords).flatMap(({ keyword, words }): readonly Way[] => {
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

/** What may be paid besides and has no name of its own; of what is collected it is said so (701.59c). */
const additional = { holds: 'paid', cost: 'additional' };

export const paid: ConditionWord<Paid> = {
  shape: { cost: 'name of a cost paid', ofThisInstance: 'flag?' },
  said: {
    passing: [
      phrase('<costPaid>'),
      phrase("this spell's additional cost was paid", additional),
      also('evidence was collected', additional),
    ],
    costPaid,
  },
  holds: (game, scope, asked) => timesPaid(choicesIn(game, scope)?.paid ?? [], asked, scope.pair) > 0,
  changedBy: ['cast'],
  cost: (asked) => asked,
  tellsApart: true,
};
