import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Level up with a cost: an activated ability (702.87a). */
export const levelUp: KeywordModule = {
  keyword: 'level up',
  rule: '702.87',
  said: { keyword: withCost('level up') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'level up',
      cost,
      effect: [{ do: 'putCounters', kind: 'level', count: 1, on: 'self' }],
      limits: { timing: 'sorcery' },
    },
  ],
};
