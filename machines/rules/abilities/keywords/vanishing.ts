import type { KeywordModule } from '../../state/table.ts';
import { byName, withNumber } from './said.ts';

/**
 * Vanishing N: the permanent enters with N time counters, of which it loses one at each of its controller's upkeeps; it is
 * sacrificed once the last is gone (702.63a). Without a number it enters with none (702.63b). Each instance works
 * separately (702.63c).
 */
export const vanishing: KeywordModule = {
  keyword: 'vanishing',
  rule: '702.63',
  said: { keyword: [...byName('vanishing'), ...withNumber('vanishing')] },
  parameters: { may: ['n'] },
  abilities: ({ n }) => [
    ...(n === undefined
      ? []
      : ([
          {
            kind: 'static',
            keyword: 'vanishing',
            replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: 'time', count: n } },
          },
        ] as const)),
    {
      kind: 'triggered',
      keyword: 'vanishing',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      if: { holds: 'compare', what: { number: 'counters', kind: 'time', on: 'self' }, to: { atLeast: 1 } },
      effect: [{ do: 'removeCounters', kind: 'time', count: 1, from: 'self' }],
    },
    {
      kind: 'triggered',
      keyword: 'vanishing',
      when: [{ on: 'counterRemoved', object: 'self', kind: 'time', last: true }],
      effect: [{ do: 'sacrifice', who: 'you', what: 'self' }],
    },
  ],
};
