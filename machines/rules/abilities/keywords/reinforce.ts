import type { KeywordModule } from '../../state/table.ts';
import { withNumberAndCost } from './said.ts';

/** Reinforce N with a cost: an activated ability of a card in hand, which is discarded for it (702.77a). */
export const reinforce: KeywordModule = {
  keyword: 'reinforce',
  rule: '702.77',
  said: { keyword: withNumberAndCost('reinforce') },
  parameters: { needs: ['n', 'cost'] },
  abilities: ({ n = 0, cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'reinforce',
      cost: [...cost, { pay: 'discard', what: 'self' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: n, on: { target: 0 } }],
    },
  ],
};
