import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/** Frenzy N: the creature gets +N/+0 if it attacks and isn't blocked (702.68a). Each instance triggers separately (702.68b). */
export const frenzy: KeywordModule = {
  keyword: 'frenzy',
  rule: '702.68',
  said: { keyword: withNumber('frenzy') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'frenzy',
      when: [{ on: 'attacksUnblocked', object: 'self' }],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [{ change: 'modifyPowerToughness', power: n, toughness: 0 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
