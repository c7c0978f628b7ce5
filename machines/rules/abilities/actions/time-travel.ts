import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, named, putCountersBy } from '../write/index.ts';
import { plainly } from './said.ts';

const ticking = { counters: { kind: 'time', atLeast: 1 } } as const;

/** Time travel: a time counter more or less on any number of permanents and suspended cards (701.56a). */
export const timeTravel: KeywordAction = {
  action: 'time travel',
  rule: '701.56a',
  verb: 'time travels',
  said: { deed: [plainly('time travel')] },
  effect: () => [
    as('result', {
      do: 'choose',
      who: 'they',
      from: {
        zone: ['battlefield', 'exile'],
        ...ticking,
        any: [
          { zone: 'battlefield', controller: 'they' },
          { zone: 'exile', owner: 'they', keyword: 'suspend' },
        ],
      },
      count: { min: 0, max: { number: 'count', of: { zone: ['battlefield', 'exile'], ...ticking } } },
    }),
    {
      do: 'forEach',
      of: named('result'),
      then: [
        {
          do: 'oneOf',
          who: 'they',
          options: [
            { word: 'put a time counter on it', then: [putCountersBy('they', 'time', 1, 'it')] },
            {
              word: 'remove a time counter from it',
              then: [{ do: 'removeCounters', kind: 'time', count: 1, from: 'it' }],
            },
          ],
        },
      ],
    },
  ],
};
