import type { KeywordModule } from '../../state/table.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { says, withNumber } from './said.ts';

/** The +1/+1 counters that were on the permanent as it left. */
const itsCounters: Quantity = { number: 'counters', kind: '+1/+1', on: 'self' };

/**
 * Modular N: it enters with +1/+1 counters, and what it had of them as it went to the graveyard may be put on an
 * artifact creature (702.43a). Each instance works separately (702.43b).
 */
export const modular: KeywordModule = {
  keyword: 'modular',
  rule: '702.43',
  said: {
    keyword: [
      ...withNumber('modular'),
      says('modular', '— sunburst', { n: { number: 'manaSpent', which: 'colors' } }),
    ],
  },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'modular',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: n } },
    },
    {
      kind: 'triggered',
      keyword: 'modular',
      when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
      targets: [{ objects: { type: ['artifact', 'creature'] } }],
      effect: [
        {
          do: 'may',
          then: [{ do: 'putCounters', kind: '+1/+1', count: itsCounters, on: { target: 0 } }],
        },
      ],
    },
  ],
};
