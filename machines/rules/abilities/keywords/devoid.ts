import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Devoid: a characteristic-defining ability; it is colorless, everywhere (702.114a). */
export const devoid: KeywordModule = {
  keyword: 'devoid',
  rule: '702.114',
  said: { keyword: byName('devoid') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'devoid',
      characteristicDefining: true,
      changes: [{ change: 'setColors', colors: [] }],
    },
  ],
};
