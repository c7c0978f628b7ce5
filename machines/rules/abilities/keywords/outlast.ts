import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Outlast with a cost: that and {T} for a +1/+1 counter, as a sorcery (702.107a). */
export const outlast: KeywordModule = {
  keyword: 'outlast',
  rule: '702.107',
  said: { keyword: withCost('outlast') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'outlast',
      cost: [...cost, { pay: 'tap' }],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
      limits: { timing: 'sorcery' },
    },
  ],
};
