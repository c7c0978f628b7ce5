import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Provoke: as the creature attacks, a creature of defending player's may be untapped and made to block it this combat if able
 * (702.39a). Each instance triggers separately (702.39b).
 */
export const provoke: KeywordModule = {
  keyword: 'provoke',
  rule: '702.39',
  said: { keyword: byName('provoke') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'provoke',
      when: [{ on: 'attacks', object: 'self' }],
      targets: [{ objects: { type: 'creature', controller: 'defending' } }],
      effect: [
        {
          do: 'may',
          then: [
            {
              do: 'rule',
              what: { target: 0 },
              rules: [{ rule: 'mustBlock', what: 'self' }],
              until: 'untilEndOfCombat',
            },
            { do: 'untap', what: { target: 0 } },
          ],
        },
      ],
    },
  ],
};
