import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Recover with a cost: a triggered ability that functions in the graveyard; as a creature is put there the cost may be
 * paid, and the card returns to hand, or else is exiled (702.59a).
 */
export const recover: KeywordModule = {
  keyword: 'recover',
  rule: '702.59',
  said: { keyword: withCost('recover') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'triggered',
      keyword: 'recover',
      functionsIn: ['graveyard'],
      when: [{ on: 'dies', object: { type: 'creature', owner: 'you' } }],
      effect: [
        {
          do: 'may',
          cost,
          then: [{ do: 'move', what: 'self', from: 'graveyard', to: { zone: 'hand' } }],
          else: [{ do: 'exile', what: 'self', from: 'graveyard' }],
        },
      ],
    },
  ],
};
