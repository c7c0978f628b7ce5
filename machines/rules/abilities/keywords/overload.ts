import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Overload with a cost: two static abilities that function while the spell is on the stack (702.96a). One lets it be
 * cast for that cost; if that was paid, the other replaces "target" in its text by "each", so that it has no targets
 * (702.96b) by a text-changing effect (702.96c).
 */
export const overload: KeywordModule = {
  keyword: 'overload',
  rule: '702.96',
  said: { keyword: withCost('overload') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'overload', alternativeCost: { name: 'overload', cost } },
    {
      kind: 'static',
      keyword: 'overload',
      functionsIn: ['stack'],
      if: { holds: 'paid', cost: 'overload' },
      changes: [{ change: 'changeWord', from: 'target', to: 'each' }],
    },
  ],
};
