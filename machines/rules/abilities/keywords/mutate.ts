import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Mutate with a cost: an alternative cost; a spell for which it was paid targets a non-Human creature with the same owner and
 * merges with that as it resolves (702.140a, 702.140c).
 */
export const mutate: KeywordModule = {
  keyword: 'mutate',
  rule: '702.140',
  said: { keyword: withCost('mutate') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'mutate', alternativeCost: { name: 'mutate', cost } },
    {
      kind: 'spell',
      targets: [
        {
          objects: { type: 'creature', not: { subtype: 'Human' }, owner: { ownerOf: 'self' } },
          ifPaid: 'mutate',
        },
      ],
      effect: [
        {
          do: 'if',
          condition: { holds: 'paid', cost: 'mutate' },
          then: [{ do: 'merge', into: { target: 0 } }],
        },
      ],
    },
  ],
};
