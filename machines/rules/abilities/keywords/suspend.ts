import type { KeywordModule } from '../../state/table.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { withNumberAndCost, withNumberAndCostOfX } from './said.ts';

/** A card with suspend is suspended while it is in exile with a time counter on it (702.62b). */
const suspended: Filter = { zone: 'exile', keyword: 'suspend', counters: { kind: 'time', atLeast: 1 } };

/**
 * Suspend N with a cost, N perhaps being X in that: its owner may exile it from their hand with N time counters on it any time they could begin to
 * cast it; in each of their upkeeps one is removed, and with the last one gone they may play it without paying its mana
 * cost, a creature with haste until they lose control of it (702.62a).
 */
export const suspend: KeywordModule = {
  keyword: 'suspend',
  rule: '702.62',
  said: { keyword: [...withNumberAndCost('suspend'), withNumberAndCostOfX('suspend')] },
  parameters: { needs: ['n', 'cost'], may: ['leastX'], saidNumber: 'orX' },
  exilesFromHand: ({ cost = [], leastX, n = 0 }) => ({ cost, counters: { time: n }, leastX }),
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'suspend',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      if: { holds: 'is', what: 'self', like: suspended },
      effect: [{ do: 'removeCounters', kind: 'time', count: 1, from: 'self' }],
    },
    {
      kind: 'triggered',
      keyword: 'suspend',
      when: [{ on: 'counterRemoved', object: 'self', kind: 'time', last: true }],
      if: { holds: 'is', what: 'self', like: { zone: 'exile' } },
      effect: [
        { do: 'castWithoutPaying', what: 'self', lands: true, as: 'played' },
        {
          do: 'if',
          condition: { holds: 'is', what: { named: 'played' }, like: { zone: 'stack', type: 'creature' } },
          then: [
            {
              do: 'modify',
              what: { named: 'played' },
              changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
              until: 'whileYouControlIt',
            },
          ],
        },
      ],
    },
  ],
};
