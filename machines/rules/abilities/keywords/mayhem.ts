import type { KeywordModule } from '../../state/table.ts';
import { byName, withCost } from './said.ts';

const discarded = {
  holds: 'is',
  what: 'self',
  like: { zone: 'graveyard', discardedThisTurn: true },
} as const;

/**
 * Mayhem with a cost: the card may be cast from its owner's graveyard for that cost if it was discarded this turn
 * (702.187b); without a cost it may be played from there then (702.187c).
 */
export const mayhem: KeywordModule = {
  keyword: 'mayhem',
  rule: '702.187',
  said: { keyword: [...withCost('mayhem'), ...byName('mayhem')] },
  parameters: { may: ['cost'] },
  abilities: ({ cost }) => [
    {
      kind: 'static',
      keyword: 'mayhem',
      ...(cost === undefined
        ? { castableFrom: { zones: ['graveyard'], if: discarded } }
        : { alternativeCost: { name: 'mayhem', cost, from: 'graveyard', if: discarded } }),
    },
  ],
};
