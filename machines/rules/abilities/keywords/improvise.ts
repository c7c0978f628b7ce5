import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Improvise: for each generic mana in the spell's total cost its controller may tap an untapped artifact they control
 * rather than pay that mana (702.126a). It is no cost, and applies once the total cost is determined (702.126b).
 */
export const improvise: KeywordModule = {
  keyword: 'improvise',
  rule: '702.126',
  redundant: '702.126c',
  said: { keyword: byName('improvise') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'improvise',
      paysGeneric: { pay: 'tapPermanents', what: { type: 'artifact' }, count: 1 },
    },
  ],
};
