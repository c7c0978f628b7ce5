import type { KeywordModule } from '../../state/table.ts';
import { faceDownCreature } from './face-down-creature.ts';
import { withCost } from './said.ts';

/** Megamorph with a cost: as it is turned face up for that, a +1/+1 counter is put on it (702.37b). */
export const megamorph: KeywordModule = {
  keyword: 'megamorph',
  rule: '702.37b',
  said: { keyword: withCost('megamorph') },
  ...faceDownCreature,
  turnsFaceUp: ({ cost = [] }) => ({ cost, counters: { '+1/+1': 1 } }),
};
