import { phrase } from '../../../wording/syntax.ts';
import { quantity } from '../../characteristics/index.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { as, exile, named } from '../write/index.ts';
import { buried } from './buried.ts';
import { withNumber } from './said.ts';

const there: Quantity = { number: 'value', value: 'manaValue', of: { all: buried } };

/** Collect evidence N: exile cards from the graveyard with that total mana value or more (701.59a-b). */
export const collectEvidence: KeywordAction = {
  action: 'collect evidence',
  rule: '701.59a',
  verb: 'collects evidence',
  said: { deed: [withNumber('collect evidence')] },
  saidAsCost: [
    phrase('collect evidence <n:figure>', { pay: 'perform', action: 'collect evidence', n: '<n>' }),
  ],
  parameters: { needs: ['n'] },
  comesToResult: true,
  possible: (game, scope) =>
    quantity(game, scope, there) >= quantity(game, scope, { number: 'amount', by: 'n' }),
  asCost: ({ n }) => [{ word: 'collect evidence', part: { pay: 'exile', what: buried, totalManaValue: n } }],
  effect: () => [
    {
      do: 'if',
      condition: { holds: 'compare', what: there, to: { atLeast: { number: 'amount', by: 'n' } } },
      then: [
        as('chosen', {
          do: 'choose',
          who: 'they',
          from: buried,
          count: { min: 0, max: { number: 'count', of: buried } },
          total: { of: 'manaValue', atLeast: { number: 'amount', by: 'n' } },
        }),
        as('result', exile(named('chosen'))),
      ],
    },
  ],
};
