import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Bargain: an artifact, an enchantment or a token may be sacrificed as an additional cost (702.166a). "Bargained" is `{ holds: 'paid', cost: 'bargain' }` (702.166b). */
export const bargain: KeywordModule = {
  keyword: 'bargain',
  rule: '702.166',
  said: { keyword: byName('bargain') },
  words: { paid: 'bargained' },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'bargain',
      additionalCost: {
        cost: [
          { pay: 'sacrifice', what: { any: [{ anyType: ['artifact', 'enchantment'] }, { token: true }] } },
        ],
        optional: 'bargain',
      },
    },
  ],
};
