import type { KeywordModule } from '../../state/table.ts';
import { carriedAtOnce } from './carried-at-once.ts';
import { byName } from './said.ts';

/** For Mirrodin!: as the Equipment enters, a Rebel is created and the Equipment attached to it (702.163a). */
export const forMirrodin: KeywordModule = {
  keyword: 'For Mirrodin!',
  rule: '702.163',
  said: { keyword: byName('For Mirrodin!') },
  abilities: () => [
    carriedAtOnce('For Mirrodin!', {
      colors: ['R'],
      types: ['creature'],
      subtypes: ['Rebel'],
      power: 2,
      toughness: 2,
    }),
  ],
};
