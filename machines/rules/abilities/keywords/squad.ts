import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Squad with a cost: an optional additional cost that may be paid any number of times, and a triggered ability that creates
 * as many copies of the creature as it enters (702.157a). Each instance is paid by itself (702.157b).
 */
export const squad: KeywordModule = {
  keyword: 'squad',
  rule: '702.157',
  said: { keyword: withCost('squad') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'squad', additionalCost: { cost, optional: 'squad', repeatable: true } },
    {
      kind: 'triggered',
      keyword: 'squad',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'paid', cost: 'squad', ofThisInstance: true },
      effect: [
        { do: 'createCopy', of: 'self', count: { number: 'timesPaid', cost: 'squad', ofThisInstance: true } },
      ],
    },
  ],
};
