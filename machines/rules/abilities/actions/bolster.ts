import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { named, putCountersBy } from '../write/index.ts';
import { withNumber } from './said.ts';

const theirs: Filter = { type: 'creature', controller: 'they' };

/** Bolster: a creature with the least toughness among those of the player grows (701.39a). */
export const bolster: KeywordAction = {
  action: 'bolster',
  rule: '701.39a',
  verb: 'bolsters',
  said: { deed: [withNumber('bolster')] },
  parameters: { needs: ['n'] },
  effect: () => [
    {
      do: 'choose',
      who: 'they',
      from: {
        ...theirs,
        toughness: { atMost: { number: 'lowest', value: 'toughness', of: { all: theirs } } },
      },
      count: { min: 1, max: 1 },
      as: 'result',
    },
    putCountersBy('they', '+1/+1', { number: 'amount', by: 'n' }, named('result')),
  ],
};
