import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Spectacle with a cost: an alternative cost in a turn in which an opponent lost life (702.137a). */
export const spectacle: KeywordModule = {
  keyword: 'spectacle',
  rule: '702.137',
  said: { keyword: withCost('spectacle') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'spectacle',
      alternativeCost: {
        name: 'spectacle',
        cost,
        if: {
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'lifeLost', by: 'opponents' },
          to: { atLeast: 1 },
        },
      },
    },
  ],
};
