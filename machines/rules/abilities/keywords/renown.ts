import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Renown N: as the creature deals combat damage to a player and isn't renowned it gets N +1/+1 counters and becomes that
 * (702.112a), once, however many instances there are (702.112c).
 */
export const renown: KeywordModule = {
  keyword: 'renown',
  rule: '702.112',
  said: { keyword: withNumber('renown') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'renown',
      when: [{ on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' }],
      if: { holds: 'not', of: { holds: 'is', what: 'self', like: { designated: 'renowned' } } },
      effect: [
        { do: 'putCounters', kind: '+1/+1', count: n, on: 'self' },
        { do: 'designate', what: 'self', designation: 'renowned' },
      ],
    },
  ],
};
