import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Retrace: a static ability that functions in the graveyard, from where the card may be cast for a land card more (702.81a). */
export const retrace: KeywordModule = {
  keyword: 'retrace',
  rule: '702.81',
  said: { keyword: byName('retrace') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'retrace',
      castableFrom: { zones: ['graveyard'], cost: [{ pay: 'discard', what: { type: 'land' } }] },
    },
  ],
};
