import type { KeywordModule } from '../../state/table.ts';
import { faceDownCreature } from './face-down-creature.ts';

/** Megamorph with a cost: as it is turned face up for that, a +1/+1 counter is put on it (702.37b). */
export const megamorph: KeywordModule = {
  keyword: 'megamorph',
  rule: '702.37b',
  ...faceDownCreature,
  turnsFaceUp: ({ cost = [] }) => ({ cost, counters: { '+1/+1': 1 } }),
};
