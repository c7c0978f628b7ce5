import type { KeywordModule } from '../../state/table.ts';

/**
 * Dash with a cost: an alternative cost; the permanent whose spell was cast for it has haste, and returns to its owner's hand
 * at the beginning of the next end step (702.109a).
 */
export const dash: KeywordModule = {
  keyword: 'dash',
  rule: '702.109',
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'dash', alternativeCost: { name: 'dash', cost } },
    {
      kind: 'static',
      keyword: 'dash',
      replaces: {
        event: { moves: 'self', from: 'stack', to: 'battlefield', when: 'resolving' },
        if: { paid: 'dash', ofThisInstance: true },
        afterwards: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: 'it',
            effect: [{ do: 'move', what: 'it', to: { zone: 'hand' } }],
          },
        ],
      },
    },
    {
      kind: 'static',
      keyword: 'dash',
      if: { paid: 'dash', ofThisInstance: true },
      changes: [{ addAbilities: [{ kind: 'keyword', keyword: 'haste' }] }],
    },
  ],
};
