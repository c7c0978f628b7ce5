import type { KeywordModule } from '../../state/table.ts';
import { copiedFromGraveyard } from './copied-from-graveyard.ts';
import { withCost } from './said.ts';

/** Embalm with a cost: the card in the graveyard is exiled for a token that is a white copy of it (702.128a). */
export const embalm: KeywordModule = {
  keyword: 'embalm',
  rule: '702.128',
  said: { keyword: withCost('embalm') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [copiedFromGraveyard('embalm', cost, { change: 'setColors', colors: ['W'] })],
};
