import type { Ability, CostPart } from '../../state/vocabulary/index.ts';

/**
 * A cost that may be paid besides as the spell is cast, and a triggered ability that copies the spell if it was: what
 * conspire and casualty stand for.
 */
export const copiedIfPaid = (keyword: string, cost: readonly CostPart[]): readonly Ability[] => [
  { kind: 'static', keyword, additionalCost: { cost, optional: keyword } },
  {
    kind: 'triggered',
    keyword,
    when: [{ on: 'cast', spell: 'self' }],
    if: { paid: keyword },
    effect: [{ do: 'copySpell', what: 'self', newTargets: true }],
  },
];
