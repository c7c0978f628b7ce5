import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, base, haste, having, modify, move, named, putCountersBy } from '../write/index.ts';
import { does } from './said.ts';

const land = named('about');

/** Earthbend N: a target land becomes a creature with counters, which comes back once it dies or is exiled (701.66a). */
export const earthbend: KeywordAction = {
  action: 'earthbend',
  rule: '701.66a',
  verb: 'earthbends',
  said: {
    deed: [
      does('earthbend', '[earthbend] <n:figure>', {
        n: '<n>',
        what: { said: 'target', objects: { type: 'land', controller: 'you' } },
      }),
    ],
  },
  parameters: { needs: ['n', 'what'] },
  comesToResult: true,
  onlyWithResult: true,
  effect: () => [
    modify(named('what'), 'forever', { change: 'addTypes', types: ['creature'] }, base(0, 0), having(haste)),
    putCountersBy('they', '+1/+1', { number: 'amount', by: 'n' }, named('what')),
    as('result', {
      do: 'delayedTrigger',
      when: [
        { on: 'dies', object: { among: land } },
        { on: 'leaves', object: { among: land }, to: 'exile' },
      ],
      about: named('what'),
      effect: [move(land, { zone: 'battlefield', under: 'you', tapped: true })],
    }),
  ],
};
