import type { KeywordModule } from '../../state/table.ts';
import type { Condition } from '../../state/vocabulary/index.ts';
import { withNumberAndCost } from './said.ts';

/** It was cast for its impending cost, and a time counter is still on it. */
const isWaiting: Condition = {
  holds: 'both',
  of: [
    { holds: 'paid', cost: 'impending' },
    { holds: 'compare', what: { number: 'counters', kind: 'time', on: 'self' }, to: { atLeast: 1 } },
  ],
};

/**
 * Impending N with a cost: an alternative cost; the permanent whose spell was cast for it enters with N time counters, of
 * which it loses one at each of its controller's end steps, and is no creature as long as it has one (702.176a).
 */
export const impending: KeywordModule = {
  keyword: 'impending',
  rule: '702.176',
  said: { keyword: withNumberAndCost('impending') },
  parameters: { needs: ['n', 'cost'] },
  abilities: ({ n = 0, cost = [] }) => [
    { kind: 'static', keyword: 'impending', alternativeCost: { name: 'impending', cost } },
    {
      kind: 'static',
      keyword: 'impending',
      replaces: {
        event: { would: 'enter', what: 'self' },
        if: { holds: 'paid', cost: 'impending' },
        counters: { kind: 'time', count: n },
      },
    },
    {
      kind: 'static',
      keyword: 'impending',
      if: isWaiting,
      changes: [{ change: 'removeTypes', types: ['creature'] }],
    },
    {
      kind: 'triggered',
      keyword: 'impending',
      when: [{ on: 'begins', step: 'end', whose: 'you' }],
      if: isWaiting,
      effect: [{ do: 'removeCounters', kind: 'time', count: 1, from: 'self' }],
    },
  ],
};
