import type { KeywordAction } from '../../state/keyword-action.ts';
import { creatureToken, putCountersBy } from '../write/index.ts';
import { byPermanentWithNumber } from './said.ts';

/** Endure N: its controller makes a Spirit of that size unless they put as many counters on it (701.63a). */
export const endure: KeywordAction = {
  action: 'endure',
  rule: '701.63a',
  verb: 'endures',
  said: { act: [byPermanentWithNumber('endure')] },
  byPermanent: true,
  parameters: { needs: ['n'], may: ['what'] },
  notWithZero: true,
  effect: () => [
    {
      do: 'may',
      who: 'they',
      then: [putCountersBy('they', '+1/+1', { number: 'amount', by: 'n' }, 'it')],
      else: [
        {
          do: 'create',
          token: { ...creatureToken(0, 0, ['W'], 'Spirit'), power: '*', toughness: '*' },
          size: { power: { number: 'amount', by: 'n' }, toughness: { number: 'amount', by: 'n' } },
          who: 'they',
        },
      ],
    },
  ],
};
