import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, mayPlayer, move, named, putCountersBy } from '../write/index.ts';
import { byPermanent } from './said.ts';

/** Explore: a revealed land is drawn to hand, for another card the permanent grows (701.44a). */
export const explore: KeywordAction = {
  action: 'explore',
  rule: '701.44a',
  verb: 'explores',
  said: { act: [byPermanent('explore')] },
  byPermanent: true,
  parameters: { may: ['what'] },
  effect: () => [
    as('card', { do: 'reveal', what: { top: 1, of: 'they' } }),
    {
      do: 'if',
      condition: { holds: 'is', what: named('card'), like: { type: 'land', zone: 'library' } },
      then: [move(named('card'), { zone: 'hand' })],
      else: [
        putCountersBy('they', '+1/+1', 1, 'it'),
        {
          do: 'if',
          condition: { holds: 'did', by: 'card' },
          then: [mayPlayer('they', move(named('card'), { zone: 'graveyard' }))],
        },
      ],
    },
  ],
};
