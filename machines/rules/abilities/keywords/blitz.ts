import type { KeywordModule } from '../../state/table.ts';

/**
 * Blitz with a cost: an alternative cost; the permanent whose spell was cast for it has haste, is sacrificed at the beginning
 * of the next end step, and draws a card as it is put into a graveyard (702.152a).
 */
export const blitz: KeywordModule = {
  keyword: 'blitz',
  rule: '702.152',
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'blitz', alternativeCost: { name: 'blitz', cost } },
    {
      kind: 'static',
      keyword: 'blitz',
      replaces: {
        event: { moves: 'self', from: 'stack', to: 'battlefield', when: 'resolving' },
        if: { paid: 'blitz', ofThisInstance: true },
        afterwards: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: 'it',
            effect: [{ do: 'sacrifice', who: 'you', what: 'it' }],
          },
        ],
      },
    },
    {
      kind: 'static',
      keyword: 'blitz',
      if: { paid: 'blitz', ofThisInstance: true },
      changes: [
        {
          addAbilities: [
            { kind: 'keyword', keyword: 'haste' },
            {
              kind: 'triggered',
              when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
              effect: [{ do: 'draw', count: 1 }],
            },
          ],
        },
      ],
    },
  ],
};
