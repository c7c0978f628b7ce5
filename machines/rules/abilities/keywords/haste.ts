import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Haste: it attacks and uses {T} and {Q} at once (702.10b-c). */
export const haste: KeywordModule = {
  keyword: 'haste',
  rule: '702.10',
  redundant: '702.10d',
  said: { keyword: byName('haste') },
  actsAtOnce: true,
};
