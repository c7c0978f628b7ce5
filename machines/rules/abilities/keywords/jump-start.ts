import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Jump-start: two static abilities (702.133a). The card may be cast from its owner's graveyard for a card discarded
 * besides, if it would be an instant or sorcery spell; if it was cast so, it is exiled wherever else it would go.
 */
export const jumpStart: KeywordModule = {
  keyword: 'jump-start',
  rule: '702.133',
  said: { keyword: byName('jump-start') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'jump-start',
      castableFrom: {
        zones: ['graveyard'],
        cost: [{ pay: 'discard', what: {} }],
        name: 'jump-start',
        if: { holds: 'is', what: 'self', like: { anyType: ['instant', 'sorcery'] } },
      },
    },
    {
      kind: 'static',
      keyword: 'jump-start',
      replaces: {
        event: { would: 'move', what: 'self', from: 'stack' },
        if: { holds: 'paid', cost: 'jump-start' },
        to: { zone: 'exile' },
      },
    },
  ],
};
