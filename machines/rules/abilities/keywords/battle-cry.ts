import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Battle cry: a triggered ability about the other creatures that attack (702.91a); each instance triggers separately (702.91b). */
export const battleCry: KeywordModule = {
  keyword: 'battle cry',
  rule: '702.91',
  said: { keyword: byName('battle cry') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'battle cry',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [
        {
          do: 'modify',
          what: { all: { type: 'creature', attacking: true, other: true } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 0 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
