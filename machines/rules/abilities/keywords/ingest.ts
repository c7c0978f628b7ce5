import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Ingest: a player to whom the creature deals combat damage exiles the top card of their library (702.115a). Each instance
 * triggers separately (702.115b).
 */
export const ingest: KeywordModule = {
  keyword: 'ingest',
  rule: '702.115',
  said: { keyword: byName('ingest') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'ingest',
      when: [{ on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' }],
      effect: [{ do: 'exile', what: { top: 1, of: { event: 'player' } } }],
    },
  ],
};
