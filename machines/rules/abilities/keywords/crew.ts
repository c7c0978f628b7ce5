import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Crew N: other creatures with that total power are tapped, whether they came this turn or not, and the Vehicle becomes an
 * artifact creature until end of turn (702.122a).
 */
export const crew: KeywordModule = {
  keyword: 'crew',
  rule: '702.122',
  said: { keyword: withNumber('crew') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'activated',
      keyword: 'crew',
      cost: [{ pay: 'tapTotalPower', atLeast: n, what: { type: 'creature', tapped: false, other: true } }],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [{ change: 'addTypes', types: ['artifact', 'creature'] }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
