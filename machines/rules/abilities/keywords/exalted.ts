import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Exalted: a triggered ability about a creature that attacks alone (702.83a-b). */
export const exalted: KeywordModule = {
  keyword: 'exalted',
  rule: '702.83',
  said: { keyword: byName('exalted') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'exalted',
      when: [{ on: 'attacks', object: { type: 'creature', controller: 'you' }, alone: true }],
      effect: [
        {
          do: 'modify',
          what: { event: 'object' },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
