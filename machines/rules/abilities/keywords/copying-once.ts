import type { Ability, CostPart } from '../../state/vocabulary/index.ts';

/**
 * A cost that may be paid besides as the spell is cast, and a triggered ability that copies the spell if it was: what
 * conspire and casualty stand for. Each instance is paid by itself, and copies for its own payment. The cost is called
 * like the keyword, with which of it that is.
 */
export function copiedIfPaid(
  keyword: string,
  cost: readonly CostPart[],
  optional: string = keyword,
): readonly Ability[] {
  return [
    { kind: 'static', keyword, additionalCost: { cost, optional } },
    {
      kind: 'triggered',
      keyword,
      when: [{ on: 'cast', spell: 'self' }],
      if: { holds: 'paid', cost: optional, ofThisInstance: true },
      effect: [{ do: 'copySpell', what: 'self', newTargets: true }],
    },
  ];
}
