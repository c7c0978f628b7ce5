import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Rebound: a static ability that functions while the spell is on the stack (702.88a). If it was cast from its
 * controller's hand, it is exiled as it resolves, and they may cast it again in their next upkeep.
 */
export const rebound: KeywordModule = {
  keyword: 'rebound',
  rule: '702.88',
  redundant: '702.88c',
  said: { keyword: byName('rebound') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'rebound',
      replaces: {
        event: { would: 'move', what: 'self', from: 'stack', to: 'graveyard', when: 'resolving' },
        if: { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
        to: { zone: 'exile' },
        afterwards: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
            about: 'it',
            effect: [{ do: 'castWithoutPaying', what: 'it' }],
          },
        ],
      },
    },
  ],
};
