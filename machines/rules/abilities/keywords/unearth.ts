import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Unearth with a cost: the card returns from the graveyard with haste; it is exiled at the beginning of the next end step,
 * and instead of going anywhere else (702.84a).
 */
export const unearth: KeywordModule = {
  keyword: 'unearth',
  rule: '702.84',
  said: { keyword: withCost('unearth') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'unearth',
      cost,
      effect: [
        { do: 'move', what: 'self', from: 'graveyard', to: { zone: 'battlefield' }, as: 'unearthed' },
        {
          do: 'modify',
          what: { named: 'unearthed' },
          changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
          until: 'forever',
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: { named: 'unearthed' },
          effect: [{ do: 'exile', what: 'it' }],
        },
        {
          do: 'replace',
          replacement: {
            event: { would: 'move', what: { among: { named: 'unearthed' } }, from: 'battlefield' },
            to: { zone: 'exile' },
          },
          until: 'forever',
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
