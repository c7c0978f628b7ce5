import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Undaunted: the spell costs {1} less for each opponent that its player has (702.125a) and who is still in the game
 * (702.125b). Each instance applies (702.125c).
 */
export const undaunted: KeywordModule = {
  keyword: 'undaunted',
  rule: '702.125',
  said: { keyword: byName('undaunted') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'undaunted',
      costs: [{ of: 'spells', like: { among: 'self' }, less: { number: 'countPlayers', of: 'opponents' } }],
    },
  ],
};
