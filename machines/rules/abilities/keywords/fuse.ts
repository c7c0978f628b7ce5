import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Fuse: a static ability of split cards that applies while the card is in a hand, from where both halves may be cast as
 * one spell (702.102a), which has the characteristics, the cost and the instructions of both (702.102b-d).
 */
export const fuse: KeywordModule = {
  keyword: 'fuse',
  rule: '702.102',
  said: { keyword: byName('fuse') },
  castsBothHalvesFrom: 'hand',
};
