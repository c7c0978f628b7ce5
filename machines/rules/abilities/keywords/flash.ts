import type { KeywordModule } from '../../state/table.ts';

/** Flash: it may be played any time its player could cast an instant (702.8a). */
export const flash: KeywordModule = {
  keyword: 'flash',
  rule: '702.8',
  redundant: '702.8b',
  castAsInstant: true,
};
