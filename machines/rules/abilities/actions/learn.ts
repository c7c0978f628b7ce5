import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, discard, draw, mayPlayer, move, named } from '../write/index.ts';
import { plainly } from './said.ts';

/** Learn: trade a card of the hand for a new one, or fetch a Lesson from outside the game (701.48a). */
export const learn: KeywordAction = {
  action: 'learn',
  rule: '701.48a',
  verb: 'learns',
  said: { deed: [plainly('learn')] },
  effect: () => [
    mayPlayer('they', as('discarded', discard(1, 'they'))),
    {
      do: 'if',
      condition: { holds: 'did', by: 'discarded' },
      then: [draw(1, 'they')],
      else: [
        mayPlayer(
          'they',
          {
            do: 'choose',
            who: 'they',
            from: { zone: 'outside', subtype: 'Lesson', owner: 'they' },
            count: { min: 1, max: 1 },
            as: 'lesson',
          },
          { do: 'reveal', what: named('lesson') },
          move(named('lesson'), { zone: 'hand' }),
        ),
      ],
    },
  ],
};
