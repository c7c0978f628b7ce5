import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Demonstrate: as the spell is cast its controller may copy it, and then an opponent of their choice copies it as well (702.144a). */
export const demonstrate: KeywordModule = {
  keyword: 'demonstrate',
  rule: '702.144',
  said: { keyword: byName('demonstrate') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'demonstrate',
      when: [{ on: 'cast', spell: 'self' }],
      effect: [
        {
          do: 'may',
          then: [
            { do: 'copySpell', what: 'self', newTargets: true },
            { do: 'choosePlayer', from: 'opponents', as: 'opponent' },
            { do: 'copySpell', what: 'self', newTargets: true, who: { named: 'opponent' } },
          ],
        },
      ],
    },
  ],
};
