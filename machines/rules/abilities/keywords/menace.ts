import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Menace: it can't be blocked except by two or more creatures (702.111b). */
export const menace: KeywordModule = {
  keyword: 'menace',
  rule: '702.111',
  redundant: '702.111c',
  said: { keyword: byName('menace') },
  fewestBlockers: () => ({ fewest: 2, rule: '702.111b' }),
};
