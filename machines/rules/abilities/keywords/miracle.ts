import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Miracle with a cost: who draws the card may reveal it as they do, if it is the first that they draw in the turn, and a
 * triggered ability then lets them cast it for that cost (702.94a).
 */
export const miracle: KeywordModule = {
  keyword: 'miracle',
  rule: '702.94',
  said: { keyword: withCost('miracle') },
  parameters: { needs: ['cost'] },
  mayRevealAsDrawn: true,
  abilities: ({ cost = [] }) => [
    {
      kind: 'triggered',
      keyword: 'miracle',
      when: [{ on: 'revealsDrawn', card: 'self' }],
      effect: [{ do: 'cast', what: 'self', alternativeCost: { name: 'miracle', cost } }],
    },
  ],
};
