import type { KeywordModule } from '../../state/table.ts';
import { castForTheTurn } from './cast-for-the-turn.ts';
import { withCost } from './said.ts';

/**
 * Dash with a cost: an alternative cost; the permanent whose spell was cast for it has haste, and returns to its owner's hand
 * at the beginning of the next end step (702.109a).
 */
export const dash: KeywordModule = {
  keyword: 'dash',
  rule: '702.109',
  said: { keyword: withCost('dash') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) =>
    castForTheTurn('dash', cost, { do: 'move', what: 'it', to: { zone: 'hand' } }),
};
