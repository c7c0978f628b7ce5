import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Replicate with a cost: an optional additional cost that may be paid any number of times, and a triggered ability that
 * copies the spell as often (702.56a). Each instance is paid by itself (702.56b).
 */
export const replicate: KeywordModule = {
  keyword: 'replicate',
  rule: '702.56',
  said: { keyword: withCost('replicate') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'replicate',
      additionalCost: { cost, optional: 'replicate', repeatable: true },
    },
    {
      kind: 'triggered',
      keyword: 'replicate',
      when: [{ on: 'cast', spell: 'self' }],
      if: { holds: 'paid', cost: 'replicate', ofThisInstance: true },
      effect: [
        {
          do: 'copySpell',
          what: 'self',
          count: { number: 'timesPaid', cost: 'replicate', ofThisInstance: true },
          newTargets: true,
        },
      ],
    },
  ],
};
