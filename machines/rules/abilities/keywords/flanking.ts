import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Flanking: each creature without flanking that blocks this one gets -1/-1 until end of turn (702.25a). Each instance
 * triggers separately (702.25b).
 */
export const flanking: KeywordModule = {
  keyword: 'flanking',
  rule: '702.25',
  said: { keyword: byName('flanking') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'flanking',
      when: [{ on: 'becomesBlocked', object: 'self', by: { type: 'creature', notKeyword: 'flanking' } }],
      effect: [
        {
          do: 'modify',
          what: { event: 'other' },
          changes: [{ change: 'modifyPowerToughness', power: -1, toughness: -1 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
