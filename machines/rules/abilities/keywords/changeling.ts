import { creatureTypes } from '../../effects/instructions/creature-types.ts';
import type { KeywordModule } from '../../state/table.ts';

/** Changeling: a characteristic-defining ability; it is every creature type, everywhere (702.73a). */
export const changeling: KeywordModule = {
  keyword: 'changeling',
  rule: '702.73',
  abilities: () => [
    {
      kind: 'static',
      keyword: 'changeling',
      characteristicDefining: true,
      changes: [{ change: 'addSubtypes', subtypes: creatureTypes }],
    },
  ],
};
