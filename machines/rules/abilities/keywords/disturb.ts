import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Disturb with a cost: the card may be cast from its owner's graveyard with its back face up for that cost (702.146a); its
 * permanent enters with the face that was up (702.146b, 712.13).
 */
export const disturb: KeywordModule = {
  keyword: 'disturb',
  rule: '702.146',
  said: { keyword: withCost('disturb') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'disturb',
      alternativeCost: { name: 'disturb', cost, from: 'graveyard', transformed: true },
    },
  ],
};
