import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Offspring with a cost: an optional additional cost, and a triggered ability that creates a 1/1 copy of the permanent as it
 * enters (702.175a). Each instance is paid by itself (702.175b).
 */
export const offspring: KeywordModule = {
  keyword: 'offspring',
  rule: '702.175',
  said: { keyword: withCost('offspring') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'offspring', additionalCost: { cost, optional: 'offspring' } },
    {
      kind: 'triggered',
      keyword: 'offspring',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'paid', cost: 'offspring', ofThisInstance: true },
      effect: [
        {
          do: 'createCopy',
          of: 'self',
          except: [{ change: 'setPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    },
  ],
};
