import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Fading N: the permanent enters with N fade counters; at its controller's upkeep one is removed, or, where none can be, it
 * is sacrificed (702.32a).
 */
export const fading: KeywordModule = {
  keyword: 'fading',
  rule: '702.32',
  said: { keyword: withNumber('fading') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'fading',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: 'fade', count: n } },
    },
    {
      kind: 'triggered',
      keyword: 'fading',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      effect: [
        { do: 'removeCounters', kind: 'fade', count: 1, from: 'self', as: 'removed' },
        {
          do: 'if',
          condition: { holds: 'not', of: { holds: 'did', by: 'removed' } },
          then: [{ do: 'sacrifice', who: 'you', what: 'self' }],
        },
      ],
    },
  ],
};
