import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Reach: it may block creatures with flying (702.17b); what that means is in flying's rule. */
export const reach: KeywordModule = {
  keyword: 'reach',
  rule: '702.17',
  redundant: '702.17c',
  said: { keyword: byName('reach') },
};
