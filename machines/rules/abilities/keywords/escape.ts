import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Escape with a cost: a static ability that functions in its owner's graveyard, from where it lets the card be cast for
 * that cost (702.138a). "Escaped" is `{ holds: 'paid', cost: 'escape' }` (702.138b).
 */
export const escapeKeyword: KeywordModule = {
  keyword: 'escape',
  rule: '702.138',
  said: { keyword: withCost('escape') },
  parameters: { needs: ['cost'] },
  words: { did: 'escaped' },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'escape', alternativeCost: { name: 'escape', cost, from: 'graveyard' } },
  ],
};
