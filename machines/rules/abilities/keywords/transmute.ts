import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Transmute with a cost: an activated ability that functions in the hand, as it discards the card, and finds one of the
 * same mana value (702.53a). The card has it everywhere (702.53b).
 */
export const transmute: KeywordModule = {
  keyword: 'transmute',
  rule: '702.53',
  said: { keyword: withCost('transmute') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'transmute',
      cost: [...cost, { pay: 'discard', what: 'self' }],
      effect: [
        {
          do: 'search',
          for: {
            zone: 'library',
            manaValue: { exactly: { number: 'value', value: 'manaValue', of: 'self' } },
          },
          count: { min: 0, max: 1 },
          to: { zone: 'hand' },
          reveal: true,
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
