import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Dredge N: a static ability that functions in the graveyard. Instead of drawing a card, its owner may mill N cards, if
 * there are so many (702.52b), and return this one to hand (702.52a).
 */
export const dredge: KeywordModule = {
  keyword: 'dredge',
  rule: '702.52',
  said: { keyword: withNumber('dredge') },
  parameters: { needs: ['n'], saidNumber: true },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'dredge',
      functionsIn: ['graveyard'],
      replaces: {
        event: { would: 'draw', who: 'you' },
        if: { holds: 'compare', what: { number: 'cardsIn', zone: 'library', of: 'you' }, to: { atLeast: n } },
        optional: true,
        instead: [
          { do: 'mill', count: n, who: 'you' },
          { do: 'move', what: 'self', from: 'graveyard', to: { zone: 'hand' } },
        ],
      },
    },
  ],
};
