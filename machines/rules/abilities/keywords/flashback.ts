import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Flashback with a cost: two static abilities (702.34a). The card may be cast from its owner's graveyard for that cost
 * if it would be an instant or sorcery spell; if that was paid, it is exiled wherever else it would go from the stack.
 */
export const flashback: KeywordModule = {
  keyword: 'flashback',
  rule: '702.34',
  said: { keyword: withCost('flashback') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'flashback',
      alternativeCost: {
        name: 'flashback',
        cost,
        from: 'graveyard',
        if: { holds: 'is', what: 'self', like: { anyType: ['instant', 'sorcery'] } },
      },
    },
    {
      kind: 'static',
      keyword: 'flashback',
      replaces: {
        event: { would: 'move', what: 'self', from: 'stack' },
        if: { holds: 'paid', cost: 'flashback' },
        to: { zone: 'exile' },
      },
    },
  ],
};
