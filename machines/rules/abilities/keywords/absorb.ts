import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Absorb N: a static ability; of what a source would deal to this creature, N is prevented (702.64a). Of each source at
 * a time (702.64b, 615.10), and each instance by itself (702.64c).
 */
export const absorb: KeywordModule = {
  keyword: 'absorb',
  rule: '702.64',
  said: { keyword: withNumber('absorb') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'absorb',
      replaces: { event: { would: 'dealDamage', to: 'self' }, prevent: n },
    },
  ],
};
