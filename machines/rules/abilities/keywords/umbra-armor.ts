import { also } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Umbra armor: instead of what the Aura enchants, whose damage is removed, the Aura is destroyed (702.89a). */
export const umbraArmor: KeywordModule = {
  keyword: 'umbra armor',
  rule: '702.89',
  said: {
    keyword: [...byName('umbra armor'), also('totem armor', { kind: 'keyword', keyword: 'umbra armor' })],
  },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'umbra armor',
      replaces: {
        event: { would: 'destroy', what: 'attached' },
        instead: [
          { do: 'heal', what: 'attached' },
          { do: 'destroy', what: 'self' },
        ],
      },
    },
  ],
};
