import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/** Annihilator N: a triggered ability (702.86a); each instance triggers separately (702.86b). */
export const annihilator: KeywordModule = {
  keyword: 'annihilator',
  rule: '702.86',
  said: { keyword: withNumber('annihilator') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'annihilator',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [{ do: 'sacrifice', who: 'defending', filter: {}, count: n }],
    },
  ],
};
