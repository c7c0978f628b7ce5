import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Partner: it functions before the game begins, where two legendary cards that both have it may be designated as a
 * player's commander rather than one (702.124a, 702.124h).
 */
export const partner: KeywordModule = {
  keyword: 'partner',
  rule: '702.124',
  said: { keyword: byName('partner') },
  isCommanderWithAnother: true,
};
