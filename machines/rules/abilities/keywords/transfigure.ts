import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Transfigure with a cost: the permanent is sacrificed besides, for a creature card of its mana value from the library
 * (702.71a).
 */
export const transfigure: KeywordModule = {
  keyword: 'transfigure',
  rule: '702.71',
  said: { keyword: withCost('transfigure') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'transfigure',
      cost: [...cost, { pay: 'sacrifice', what: 'self' }],
      effect: [
        {
          do: 'search',
          for: {
            type: 'creature',
            zone: 'library',
            manaValue: { exactly: { number: 'value', value: 'manaValue', of: 'self' } },
          },
          count: { min: 0, max: 1 },
          to: { zone: 'battlefield' },
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
