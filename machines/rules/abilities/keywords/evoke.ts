import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Evoke with a cost: an alternative cost, and a triggered ability for when the permanent enters and that was paid
 * (702.74a).
 */
export const evoke: KeywordModule = {
  keyword: 'evoke',
  rule: '702.74',
  said: { keyword: withCost('evoke') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'evoke', alternativeCost: { name: 'evoke', cost } },
    {
      kind: 'triggered',
      keyword: 'evoke',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'paid', cost: 'evoke' },
      effect: [{ do: 'sacrifice', who: { controllerOf: 'self' }, what: 'self' }],
    },
  ],
};
