import type { KeywordModule } from '../../state/table.ts';

/** Banding: it attacks in a band with others, and in a fight with it the other side's damage is divided (702.22c, j-k). */
export const banding: KeywordModule = {
  keyword: 'banding',
  rule: '702.22',
  redundant: '702.22m',
  bands: true,
};
