import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/** Bushido N: a triggered ability (702.45a); each instance triggers separately (702.45b). */
export const bushido: KeywordModule = {
  keyword: 'bushido',
  rule: '702.45',
  said: { keyword: withNumber('bushido') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'bushido',
      when: [
        { on: 'blocks', object: 'self' },
        { on: 'becomesBlocked', object: 'self' },
      ],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [{ change: 'modifyPowerToughness', power: n, toughness: n }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
