import type { KeywordModule } from '../../state/table.ts';

/** Wither: its damage to creatures is -1/-1 counters instead of damage marked on them (702.80a). */
export const wither: KeywordModule = {
  keyword: 'wither',
  rule: '702.80',
  redundant: '702.80d',
  damageAsCounters: { onCreatures: '-1/-1' },
};
