import type { CostPart } from '../../rules/state/vocabulary/cost.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/**
 * As it attacks, whoever controls the ability may pay this (508.1g); what is linked to that goes by the link (607.2h).
 * In the cost, `attackers` are the creatures chosen to attack.
 */
export interface MayPayToAttack {
  readonly rule: 'mayPayToAttack';
  readonly cost: readonly CostPart[];
  readonly link: string;
}

const mayPay = { kind: 'static', rules: [{ rule: 'mayPayToAttack', cost: '<cost>', link: 'paid' }] } as const;
const whenYouDo = {
  kind: 'triggered',
  when: [{ on: 'paysToAttack', linked: 'paid' }],
  effect: '<effect>',
} as const;

export const mayPayToAttack: RuleWord<MayPayToAttack> = {
  shape: { cost: 'cost', link: 'name of a link' },
  said: {
    statement: [
      phrase('you may <cost:costDone> as it attacks', mayPay),
      phrase('you may <cost:costDone> as <self:selfWord> attacks', mayPay),
    ],
    permanentLine: [
      phrase('you may <cost:costDone> as it attacks . when you do , <effect>', [mayPay, whenYouDo]),
      phrase('you may <cost:costDone> as <self:selfWord> attacks . when you do , <effect>', [
        mayPay,
        whenYouDo,
      ]),
    ],
  },
  isFor: 'objects',
  mayPayToAttack: (change) => change,
};
