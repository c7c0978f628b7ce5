import type { KeywordModule } from '../../state/table.ts';
import { aboutWithCost } from './said.ts';

/**
 * Splice onto spells of a quality, with a cost: a static ability that functions while the card is in a hand (702.47a).
 * As such a spell is cast, the card may be revealed and the cost be paid in addition; the spell has its text then.
 */
export const splice: KeywordModule = {
  keyword: 'splice',
  rule: '702.47',
  said: { keyword: aboutWithCost('splice', 'onto <object:one>', { quality: '<objectWords>' }) },
  parameters: { needs: ['object', 'cost'], may: ['quality'] },
  splices: ({ object: onto = {}, cost = [] }) => ({ onto, cost }),
};
