import type { KeywordModule } from '../../state/table.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { withNumber } from './said.ts';

/**
 * Rampage N: as the creature becomes blocked it gets +N/+N for each creature blocking it beyond the first (702.23a), counted
 * as the ability resolves (702.23b). Each instance triggers separately (702.23c).
 */
export const rampage: KeywordModule = {
  keyword: 'rampage',
  rule: '702.23',
  said: { keyword: withNumber('rampage') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => {
    const beyondTheFirst: Quantity = {
      number: 'minus',
      of: [{ number: 'count', of: { type: 'creature', blockingAny: 'self' } }, 1],
    };
    const more: Quantity = { number: 'times', of: [n, beyondTheFirst] };
    return [
      {
        kind: 'triggered',
        keyword: 'rampage',
        when: [{ on: 'becomesBlocked', object: 'self' }],
        effect: [
          {
            do: 'modify',
            what: 'self',
            changes: [{ change: 'modifyPowerToughness', power: more, toughness: more }],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ];
  },
};
