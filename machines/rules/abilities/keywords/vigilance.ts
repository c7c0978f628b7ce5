import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Vigilance: attacking doesn't cause it to tap (702.20b). */
export const vigilance: KeywordModule = {
  keyword: 'vigilance',
  rule: '702.20',
  redundant: '702.20c',
  said: { keyword: byName('vigilance') },
  attacksUntapped: true,
};
