import type { KeywordModule } from '../../state/table.ts';
import { copiedFromGraveyard } from './copied-from-graveyard.ts';
import { withCost } from './said.ts';

/** Eternalize with a cost: the card in the graveyard is exiled for a token that is a black 4/4 copy of it (702.129a). */
export const eternalize: KeywordModule = {
  keyword: 'eternalize',
  rule: '702.129',
  said: { keyword: withCost('eternalize') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    copiedFromGraveyard(
      'eternalize',
      cost,
      { change: 'setColors', colors: ['B'] },
      { change: 'setPowerToughness', power: 4, toughness: 4 },
    ),
  ],
};
