import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Madness with a cost: a static ability that functions in the hand, by which the card is discarded into exile, and an
 * ability that triggers as it is: its owner may cast it for that cost, and else puts it into their graveyard (702.35a).
 */
export const madness: KeywordModule = {
  keyword: 'madness',
  rule: '702.35',
  said: { keyword: withCost('madness') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'madness',
      functionsIn: ['hand'],
      replaces: {
        event: { would: 'move', what: 'self', from: 'hand', to: 'graveyard', when: 'discarded' },
        to: { zone: 'exile' },
        as: 'exiled',
        afterwards: [
          {
            do: 'reflexive',
            after: 'exiled',
            effect: [
              {
                do: 'cast',
                what: { named: 'exiled' },
                alternativeCost: { name: 'madness', cost },
                as: 'cast',
              },
              {
                do: 'if',
                condition: { holds: 'not', of: { holds: 'did', by: 'cast' } },
                then: [{ do: 'move', what: { named: 'exiled' }, from: 'exile', to: { zone: 'graveyard' } }],
              },
            ],
          },
        ],
      },
    },
  ],
};
