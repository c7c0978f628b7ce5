import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Cumulative upkeep with a cost: at its controller's upkeep the permanent gets an age counter and is sacrificed unless
 * they pay the cost for each of those (702.24a). Instances trigger separately and count the same counters (702.24b).
 */
export const cumulativeUpkeep: KeywordModule = {
  keyword: 'cumulative upkeep',
  rule: '702.24',
  said: { keyword: withCost('cumulative upkeep') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'triggered',
      keyword: 'cumulative upkeep',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      if: { holds: 'is', what: 'self', like: { zone: 'battlefield' } },
      effect: [
        { do: 'putCounters', kind: 'age', count: 1, on: 'self' },
        {
          do: 'unless',
          who: 'you',
          cost,
          times: { number: 'counters', kind: 'age', on: 'self' },
          else: [{ do: 'sacrifice', who: 'you', what: 'self' }],
        },
      ],
    },
  ],
};
