import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Gravestorm: as the spell is cast it is copied for each permanent that was put into a graveyard from the battlefield this
 * turn (702.69a), counted as this resolves. Each instance triggers separately (702.69b).
 */
export const gravestorm: KeywordModule = {
  keyword: 'gravestorm',
  rule: '702.69',
  said: { keyword: byName('gravestorm') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'gravestorm',
      when: [{ on: 'cast', spell: 'self' }],
      effect: [
        {
          do: 'copySpell',
          what: 'self',
          count: { number: 'thisTurn', fact: 'permanentsPutIntoGraveyard', by: 'everyone' },
          newTargets: true,
        },
      ],
    },
  ],
};
