import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** The link between what is exiled to pay for a spell and what its permanent says of it (607.2q). */
const link = 'delve';

/**
 * Delve: for each generic mana in the spell's total cost its controller may exile a card from their graveyard rather
 * than pay that mana (702.66a). It is no cost, and applies once the total cost is determined (702.66b). Cards “exiled
 * with” the permanent are `{ linked: 'delve' }` (607.2q).
 */
export const delve: KeywordModule = {
  keyword: 'delve',
  rule: '702.66',
  redundant: '702.66c',
  said: { keyword: byName('delve') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'delve',
      paysGeneric: { pay: 'exile', what: { zone: 'graveyard', owner: 'you' }, link },
    },
  ],
};
