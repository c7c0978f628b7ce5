import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Ward with a cost: a triggered ability (702.21a). Its cost is worked out as it resolves (702.21b). */
export const ward: KeywordModule = {
  keyword: 'ward',
  rule: '702.21',
  said: { keyword: withCost('ward') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'triggered',
      keyword: 'ward',
      when: [{ on: 'becomesTarget', object: 'self', by: 'opponents' }],
      effect: [
        {
          do: 'unless',
          who: { event: 'player' },
          cost,
          else: [{ do: 'counter', what: { event: 'other' } }],
        },
      ],
    },
  ],
};
