import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Encore with a cost: an activated ability that functions in the graveyard and exiles the card; for each opponent a token
 * that is a copy of it, has haste, and attacks that player this turn if able; they are sacrificed at the next end step
 * (702.141a).
 */
export const encore: KeywordModule = {
  keyword: 'encore',
  rule: '702.141',
  said: { keyword: withCost('encore') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'encore',
      cost: [...cost, { pay: 'exile', what: 'self', from: 'graveyard' }],
      effect: [
        {
          do: 'forEachPlayer',
          of: 'opponents',
          then: [
            { do: 'createCopy', of: 'self', as: 'tokens' },
            {
              do: 'rule',
              what: { named: 'tokens' },
              rules: [{ rule: 'mustAttack', whom: 'they' }],
              until: 'untilEndOfTurn',
            },
          ],
        },
        {
          do: 'modify',
          what: { named: 'tokens' },
          changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
          until: 'forever',
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: { named: 'tokens' },
          effect: [{ do: 'sacrifice', who: 'you', what: { named: 'about' } }],
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
