import type { KeywordModule } from '../../state/table.ts';
import { castForTheTurn } from './cast-for-the-turn.ts';
import { withCost } from './said.ts';

/**
 * Blitz with a cost: an alternative cost; the permanent whose spell was cast for it has haste, is sacrificed at the beginning
 * of the next end step, and draws a card as it is put into a graveyard (702.152a). Each instance refers to its own
 * payment (702.152b).
 */
export const blitz: KeywordModule = {
  keyword: 'blitz',
  rule: '702.152',
  said: { keyword: withCost('blitz') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) =>
    castForTheTurn(
      'blitz',
      cost,
      { do: 'sacrifice', who: 'you', what: 'it' },
      {
        kind: 'triggered',
        when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
        effect: [{ do: 'draw', count: 1 }],
      },
    ),
};
