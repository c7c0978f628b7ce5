import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Poisonous N: a player to whom the creature deals combat damage gets so many poison counters (702.70a). Each instance
 * triggers separately (702.70b).
 */
export const poisonous: KeywordModule = {
  keyword: 'poisonous',
  rule: '702.70',
  said: { keyword: withNumber('poisonous') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'poisonous',
      when: [{ on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' }],
      effect: [{ do: 'putCounters', kind: 'poison', count: n, onPlayers: { event: 'player' } }],
    },
  ],
};
