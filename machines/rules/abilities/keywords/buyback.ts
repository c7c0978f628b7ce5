import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Buyback with a cost: an optional additional cost; if it was paid, the spell returns to its owner's hand as it resolves (702.27a). */
export const buyback: KeywordModule = {
  keyword: 'buyback',
  rule: '702.27',
  said: { keyword: withCost('buyback') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'buyback', additionalCost: { cost, optional: 'buyback' } },
    {
      kind: 'static',
      keyword: 'buyback',
      replaces: {
        event: { would: 'move', what: 'self', from: 'stack', to: 'graveyard', when: 'resolving' },
        if: { holds: 'paid', cost: 'buyback' },
        to: { zone: 'hand' },
      },
    },
  ],
};
