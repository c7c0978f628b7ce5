import type { KeywordModule } from '../../state/table.ts';
import { carriedAtOnce } from './carried-at-once.ts';
import { byName } from './said.ts';

/** Job select: as the Equipment enters, a Hero is created and the Equipment attached to it (702.182a). */
export const jobSelect: KeywordModule = {
  keyword: 'job select',
  rule: '702.182',
  said: { keyword: byName('job select') },
  abilities: () => [
    carriedAtOnce('job select', {
      colors: [],
      types: ['creature'],
      subtypes: ['Hero'],
      power: 1,
      toughness: 1,
    }),
  ],
};
