import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Infect: its damage to players is poison counters instead of loss of life (702.90b), that to creatures -1/-1 counters
 * instead of damage marked on them (702.90c).
 */
export const infect: KeywordModule = {
  keyword: 'infect',
  rule: '702.90',
  redundant: '702.90f',
  said: { keyword: byName('infect') },
  damageAsCounters: { onCreatures: '-1/-1', onPlayers: 'poison' },
};
