import type { KeywordModule } from '../../state/table.ts';
import { faceDownCreature } from './face-down-creature.ts';
import { withCost } from './said.ts';

/**
 * Morph with a cost (702.37a): the card may be cast face down, and the permanent turned face up for the morph cost any
 * time its controller has priority (702.37e).
 */
export const morph: KeywordModule = {
  keyword: 'morph',
  rule: '702.37',
  said: { keyword: withCost('morph') },
  ...faceDownCreature,
};
