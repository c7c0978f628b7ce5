import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Ravenous: the permanent enters with X +1/+1 counters, and its controller draws a card if X is 5 or more (702.156a); X is
 * what it was for the spell that became it (107.3m).
 */
export const ravenous: KeywordModule = {
  keyword: 'ravenous',
  rule: '702.156',
  said: { keyword: byName('ravenous') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'ravenous',
      replaces: {
        event: { would: 'enter', what: 'self' },
        counters: { kind: '+1/+1', count: { number: 'x' } },
      },
    },
    {
      kind: 'triggered',
      keyword: 'ravenous',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } },
      effect: [{ do: 'draw', count: 1 }],
    },
  ],
};
