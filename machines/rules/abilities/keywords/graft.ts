import type { KeywordModule } from '../../state/table.ts';
import type { Condition } from '../../state/vocabulary/index.ts';
import { withNumber } from './said.ts';

/** The permanent with graft has a +1/+1 counter, which might be moved. */
const hasOne: Condition = {
  holds: 'compare',
  what: { number: 'counters', kind: '+1/+1', on: 'self' },
  to: { atLeast: 1 },
};

/**
 * Graft N: the permanent enters with N +1/+1 counters, one of which may be moved onto each other creature that enters
 * (702.58a). Each instance works separately (702.58b).
 */
export const graft: KeywordModule = {
  keyword: 'graft',
  rule: '702.58',
  said: { keyword: withNumber('graft') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'graft',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: n } },
    },
    {
      kind: 'triggered',
      keyword: 'graft',
      when: [{ on: 'enters', object: { type: 'creature', other: true } }],
      if: hasOne,
      effect: [
        {
          do: 'may',
          then: [{ do: 'moveCounter', kind: '+1/+1', from: 'self', to: { event: 'object' } }],
        },
      ],
    },
  ],
};
