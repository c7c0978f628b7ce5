import type { KeywordModule } from '../../state/table.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

const unpaired: Filter = { type: 'creature', controller: 'you', paired: false };
const another: Filter = { ...unpaired, other: true };

/**
 * Soulbond: as the creature enters, or another creature enters under the same control, its controller may pair the two
 * for as long as both stay creatures of theirs (702.95a).
 */
export const soulbond: KeywordModule = {
  keyword: 'soulbond',
  rule: '702.95',
  said: { keyword: byName('soulbond') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'soulbond',
      when: [{ on: 'enters', object: 'self' }],
      if: {
        holds: 'both',
        of: [
          { holds: 'is', what: 'self', like: unpaired },
          { holds: 'exists', what: another },
        ],
      },
      effect: [
        { do: 'choose', from: another, count: { min: 0, max: 1 }, as: 'other' },
        { do: 'pair', first: 'self', second: { named: 'other' } },
      ],
    },
    {
      kind: 'triggered',
      keyword: 'soulbond',
      when: [{ on: 'enters', object: { type: 'creature', controller: 'you', other: true } }],
      if: {
        holds: 'both',
        of: [
          { holds: 'is', what: 'self', like: unpaired },
          { holds: 'is', what: { event: 'object' }, like: unpaired },
        ],
      },
      effect: [{ do: 'may', then: [{ do: 'pair', first: 'self', second: { event: 'object' } }] }],
    },
  ],
};
