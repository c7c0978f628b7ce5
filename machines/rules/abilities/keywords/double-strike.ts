import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Double strike: it deals combat damage in both of two steps (702.4b). */
export const doubleStrike: KeywordModule = {
  keyword: 'double strike',
  rule: '702.4',
  redundant: '702.4e',
  said: { keyword: byName('double strike') },
  damageSteps: ['first', 'second'],
};
