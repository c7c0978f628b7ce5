import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Prowess: a triggered ability (702.108a); each instance triggers separately (702.108b). */
export const prowess: KeywordModule = {
  keyword: 'prowess',
  rule: '702.108',
  said: { keyword: byName('prowess') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'prowess',
      when: [{ on: 'cast', by: 'you', spell: { notType: 'creature', zone: 'stack', stackObject: 'spell' } }],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
