import type { KeywordModule } from '../../state/table.ts';
import { kickerName } from './kicker.ts';
import { withCost } from './said.ts';

/**
 * Multikicker with a cost: a kicker that may be paid any number of times (702.33c). How often is `{ timesPaid: 'kicker' }`;
 * paid at all, the spell is kicked (702.33d).
 */
export const multikicker: KeywordModule = {
  keyword: 'multikicker',
  rule: '702.33',
  said: { keyword: withCost('multikicker') },
  parameters: { needs: ['cost'] },
  abilities: (ability) => [
    {
      kind: 'static',
      keyword: 'multikicker',
      additionalCost: { cost: ability.cost ?? [], optional: kickerName(ability), repeatable: true },
    },
  ],
};
