import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Surge with a cost: an alternative cost in a turn in which its player has cast another spell (702.117a). */
export const surge: KeywordModule = {
  keyword: 'surge',
  rule: '702.117',
  said: { keyword: withCost('surge') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'surge',
      alternativeCost: {
        name: 'surge',
        cost,
        if: {
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'spellsCast', by: 'you' },
          to: { atLeast: 1 },
        },
      },
    },
  ],
};
