import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Phasing: a static ability that changes the rules of the untap step, where it is asked for (702.26a, 502.1). */
export const phasing: KeywordModule = {
  keyword: 'phasing',
  rule: '702.26',
  redundant: '702.26p',
  said: { keyword: byName('phasing') },
};
