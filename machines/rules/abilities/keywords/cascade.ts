import type { KeywordModule } from '../../state/table.ts';
import type { Comparison } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

/** Less than the mana value of the spell. */
const less: Comparison = {
  atMost: { number: 'minus', of: [{ number: 'value', value: 'manaValue', of: 'self' }, 1] },
};

/**
 * Cascade: a triggered ability that functions while the spell is on the stack (702.85a). Cards are exiled until a
 * nonland one with lesser mana value comes up, which may be cast; what wasn't is put on the bottom of the library. Each
 * instance triggers separately (702.85c).
 */
export const cascade: KeywordModule = {
  keyword: 'cascade',
  rule: '702.85',
  said: { keyword: byName('cascade') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'cascade',
      when: [{ on: 'cast', spell: 'self' }],
      effect: [
        { do: 'exileUntil', like: { notType: 'land', manaValue: less }, as: 'exiled' },
        {
          do: 'castWithoutPaying',
          what: { all: { zone: 'exile', among: { named: 'exiled' }, notType: 'land', manaValue: less } },
          like: { manaValue: less },
        },
        {
          do: 'move',
          what: { all: { zone: 'exile', among: { named: 'exiled' } } },
          to: { zone: 'library', position: 'bottom', inRandomOrder: true },
        },
      ],
    },
  ],
};
