import { phrase } from '../../../wording/syntax.ts';
import { holds } from '../../characteristics/index.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Condition, Instruction } from '../../state/vocabulary/index.ts';
import { as, exile, named, sacrifice } from '../write/index.ts';
import { buried } from './buried.ts';
import { plainly } from './said.ts';

const threeBuried: Condition = { holds: 'exists', what: buried, count: { atLeast: 3 } };
const hasFood: Condition = { holds: 'exists', what: { subtype: 'Food', controller: 'they' } };

const exileThree: readonly Instruction[] = [
  as('chosen', { do: 'choose', who: 'they', from: buried, count: { min: 3, max: 3 } }),
  as('result', exile(named('chosen'))),
];
const eat: readonly Instruction[] = [as('result', sacrifice('they', { subtype: 'Food' }))];

const exiling = 'exile three cards from your graveyard';
const eating = 'sacrifice a Food';

/** Forage: exile three cards from the graveyard or sacrifice a Food, whichever can be done (701.61a). */
export const forage: KeywordAction = {
  action: 'forage',
  rule: '701.61a',
  verb: 'forages',
  said: { deed: [plainly('forage')] },
  saidAsCost: [phrase('forage', { pay: 'perform', action: 'forage' })],
  comesToResult: true,
  possible: (game, scope) => holds(game, scope, { holds: 'either', of: [threeBuried, hasFood] }),
  asCost: () => [
    { word: exiling, part: { pay: 'exile', what: buried, count: 3 } },
    { word: eating, part: { pay: 'sacrifice', what: { subtype: 'Food' } } },
  ],
  effect: () => [
    {
      do: 'if',
      condition: { holds: 'both', of: [threeBuried, hasFood] },
      then: [
        {
          do: 'oneOf',
          who: 'they',
          options: [
            { word: exiling, then: exileThree },
            { word: eating, then: eat },
          ],
        },
      ],
      else: [{ do: 'if', condition: threeBuried, then: exileThree, else: eat }],
    },
  ],
};
