import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** First strike: it deals combat damage in the first of two steps (702.7b). */
export const firstStrike: KeywordModule = {
  keyword: 'first strike',
  rule: '702.7',
  redundant: '702.7d',
  said: { keyword: byName('first strike') },
  damageSteps: ['first'],
};
