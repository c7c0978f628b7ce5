import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { as, create, creatureToken, modify, named, putCountersBy } from '../write/index.ts';
import { does, itsResult } from './said.ts';

const army: Filter = { type: 'creature', subtype: 'Army', controller: 'they' };

/** Amass: an Army of the player, made first where there is none, grows and becomes what is said (701.47a). */
export const amass: KeywordAction = {
  action: 'amass',
  rule: '701.47a',
  verb: 'amasses',
  said: {
    deed: [
      does('amass', '[amass] <quality:subtypeMany> <n:figure>', { n: '<n>', quality: '<quality>' }),
      does('amass', '[amass] <n:figure>', { n: '<n>', quality: 'Zombie' }),
    ],
    ...itsResult('amass', 'the amassed Army'),
  },
  parameters: { needs: ['quality', 'n'] },
  effect: ({ quality = '' }) => [
    {
      do: 'if',
      condition: { holds: 'not', of: { holds: 'exists', what: army } },
      then: [create(creatureToken(0, 0, ['B'], `${quality} Army`), 1, 'they')],
    },
    as('result', { do: 'choose', who: 'they', from: army, count: { min: 1, max: 1 } }),
    putCountersBy('they', '+1/+1', { number: 'amount', by: 'n' }, named('result')),
    {
      do: 'if',
      condition: { holds: 'is', what: named('result'), like: { notSubtype: quality } },
      then: [modify(named('result'), 'forever', { change: 'addSubtypes', subtypes: [quality] })],
    },
  ],
};
