import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Cycling with a cost: an activated ability that functions in the hand, as it discards the card (702.29a, 113.6j). */
export const cycling: KeywordModule = {
  keyword: 'cycling',
  rule: '702.29',
  said: { keyword: withCost('cycling') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'cycling',
      cost: [...cost, { pay: 'discard', what: 'self' }],
      effect: [{ do: 'draw', count: 1 }],
    },
  ],
};
