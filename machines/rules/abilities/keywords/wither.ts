import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Wither: its damage to creatures is -1/-1 counters instead of damage marked on them (702.80a). */
export const wither: KeywordModule = {
  keyword: 'wither',
  rule: '702.80',
  redundant: '702.80d',
  said: { keyword: byName('wither') },
  damageAsCounters: { onCreatures: '-1/-1' },
};
