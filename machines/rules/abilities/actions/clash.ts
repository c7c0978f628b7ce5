import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Objects, Players, Quantity } from '../../state/vocabulary/index.ts';
import { as } from '../write/index.ts';
import { theirOpponents } from './opponents.ts';
import { does } from './said.ts';

const other: Players = { named: 'opponent' };
const theirs: Objects = { top: 1, of: 'they' };
const others: Objects = { top: 1, of: other };

const manaValue = (of: Objects): Quantity => ({ number: 'value', value: 'manaValue', of });

/** Clash with an opponent: both reveal the top cards of their libraries, and may put them on the bottom (701.30a-d). */
export const clash: KeywordAction = {
  action: 'clash',
  rule: '701.30b',
  verb: 'clashes',
  said: { deed: [does('clash', '[clash] with an opponent')] },
  alsoBy: other,
  comesToResult: true,
  ifDone: 'you won',
  effect: () => [
    as('opponent', { do: 'choosePlayer', who: 'they', from: theirOpponents }),
    { do: 'reveal', what: { union: [theirs, others] } },
    {
      do: 'if',
      condition: {
        holds: 'both',
        of: [
          { holds: 'compare', what: { number: 'cardsIn', zone: 'library', of: 'they' }, to: { atLeast: 1 } },
          {
            holds: 'either',
            of: [
              {
                holds: 'compare',
                what: { number: 'cardsIn', zone: 'library', of: other },
                to: { exactly: 0 },
              },
              {
                holds: 'compare',
                what: manaValue(theirs),
                to: { atLeast: { number: 'plus', of: [manaValue(others), 1] } },
              },
            ],
          },
        ],
      },
      then: [as('result', { do: 'choosePlayer', who: 'they', from: 'they' })],
    },
    { do: 'arrange', who: { union: ['they', other] }, count: 1 },
  ],
};
