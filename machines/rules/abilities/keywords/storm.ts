import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Storm: as the spell is cast it is copied for each other spell that was cast before it this turn (702.40a), by
 * whomever. Each instance triggers separately (702.40b).
 */
export const storm: KeywordModule = {
  keyword: 'storm',
  rule: '702.40',
  said: { keyword: byName('storm') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'storm',
      when: [{ on: 'cast', spell: 'self' }],
      effect: [{ do: 'copySpell', what: 'self', count: { number: 'eventAmount' }, newTargets: true }],
    },
  ],
};
