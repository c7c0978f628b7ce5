import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Convoke: for each colored mana in the spell's total cost its controller may tap an untapped creature of that color
 * they control rather than pay that mana, and for each generic mana any (702.51a). It is no cost, and applies once the
 * total cost is determined (702.51b). Those that "convoked" the spell are `{ paid: 'convoked' }` (702.51c).
 */
export const convoke: KeywordModule = {
  keyword: 'convoke',
  rule: '702.51',
  redundant: '702.51d',
  said: { keyword: byName('convoke') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'convoke',
      paysGeneric: { pay: 'tapPermanents', what: { type: 'creature' }, count: 1, as: 'convoked' },
      paysColored: true,
    },
  ],
};
