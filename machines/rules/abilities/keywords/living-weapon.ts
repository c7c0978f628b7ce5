import type { KeywordModule } from '../../state/table.ts';
import { carriedAtOnce } from './carried-at-once.ts';
import { byName } from './said.ts';

/** Living weapon: as the Equipment enters, a Germ is created and the Equipment attached to it (702.92a). */
export const livingWeapon: KeywordModule = {
  keyword: 'living weapon',
  rule: '702.92',
  said: { keyword: byName('living weapon') },
  abilities: () => [
    carriedAtOnce('living weapon', {
      colors: ['B'],
      types: ['creature'],
      subtypes: ['Phyrexian', 'Germ'],
      power: 0,
      toughness: 0,
    }),
  ],
};
