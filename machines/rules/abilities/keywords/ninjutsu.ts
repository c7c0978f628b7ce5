import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Ninjutsu with a cost: an activated ability of a card in hand, for which an unblocked attacker returns to its owner's hand;
 * the card enters tapped and attacking what that attacked (702.49a, 702.49c).
 */
export const ninjutsu: KeywordModule = {
  keyword: 'ninjutsu',
  rule: '702.49',
  said: { keyword: withCost('ninjutsu') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'ninjutsu',
      functionsIn: ['hand'],
      cost: [
        ...cost,
        { pay: 'reveal', what: { among: 'self' } },
        { pay: 'returnToHand', what: { type: 'creature', unblocked: true }, as: 'returned' },
      ],
      effect: [
        {
          do: 'move',
          what: 'self',
          from: 'hand',
          to: { zone: 'battlefield', tapped: true, attacking: { sameAs: { paid: 'returned' } } },
        },
      ],
    },
  ],
};
