import type { KeywordModule } from '../../state/table.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { withNumber } from './said.ts';

/** The damage that the opponents were dealt this turn. */
const dealt: Quantity = { number: 'thisTurn', fact: 'damageDealtTo', by: 'opponents' };

/**
 * Bloodthirst N: it enters with +1/+1 counters if an opponent was dealt damage this turn (702.54a); bloodthirst X: with
 * as many as that damage was (702.54b). Each instance applies separately (702.54c).
 */
export const bloodthirst: KeywordModule = {
  keyword: 'bloodthirst',
  rule: '702.54',
  said: { keyword: withNumber('bloodthirst') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'bloodthirst',
      replaces: {
        event: { would: 'enter', what: 'self' },
        if: { holds: 'compare', what: dealt, to: { atLeast: 1 } },
        counters: { kind: '+1/+1', count: typeof n === 'object' && n.number === 'x' ? dealt : n },
      },
    },
  ],
};
