import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Flash: it may be played any time its player could cast an instant (702.8a). */
export const flash: KeywordModule = {
  keyword: 'flash',
  rule: '702.8',
  redundant: '702.8b',
  said: { keyword: byName('flash') },
  castAsInstant: true,
};
