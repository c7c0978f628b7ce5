import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/** Afflict N: as the creature becomes blocked, defending player loses N life (702.130a). Each instance triggers separately (702.130b). */
export const afflict: KeywordModule = {
  keyword: 'afflict',
  rule: '702.130',
  said: { keyword: withNumber('afflict') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'afflict',
      when: [{ on: 'becomesBlocked', object: 'self' }],
      effect: [{ do: 'loseLife', who: 'defending', amount: n }],
    },
  ],
};
