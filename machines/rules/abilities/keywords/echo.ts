import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Echo with a cost: in the first upkeep of its controller after it came under their control the permanent is sacrificed
 * unless they pay (702.30a).
 */
export const echo: KeywordModule = {
  keyword: 'echo',
  rule: '702.30',
  said: { keyword: withCost('echo') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'triggered',
      keyword: 'echo',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      if: { holds: 'is', what: 'self', like: { cameSinceLastUpkeep: true } },
      effect: [{ do: 'unless', who: 'you', cost, else: [{ do: 'sacrifice', who: 'you', what: 'self' }] }],
    },
  ],
};
