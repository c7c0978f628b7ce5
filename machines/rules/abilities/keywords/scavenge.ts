import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Scavenge with a cost: an activated ability that functions in the graveyard; what is exiled for it gives a creature as
 * many +1/+1 counters as it had power there (702.97a).
 */
export const scavenge: KeywordModule = {
  keyword: 'scavenge',
  rule: '702.97',
  said: { keyword: withCost('scavenge') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'scavenge',
      cost: [...cost, { pay: 'exile', what: 'self', from: 'graveyard' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [
        {
          do: 'putCounters',
          kind: '+1/+1',
          count: { number: 'value', value: 'power', of: 'self' },
          on: { target: 0 },
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
