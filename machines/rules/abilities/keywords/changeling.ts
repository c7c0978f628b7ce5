import { creatureTypes } from '../../effects/instructions/creature-types.ts';
import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Changeling: a characteristic-defining ability; it is every creature type, everywhere (702.73a). */
export const changeling: KeywordModule = {
  keyword: 'changeling',
  rule: '702.73',
  said: { keyword: byName('changeling') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'changeling',
      characteristicDefining: true,
      changes: [{ change: 'addSubtypes', subtypes: creatureTypes }],
    },
  ],
};
