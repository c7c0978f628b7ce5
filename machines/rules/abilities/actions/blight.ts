import { phrase } from '../../../wording/syntax.ts';
import { matching } from '../../characteristics/index.ts';
import { mayHappen } from '../../events/index.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { as, named, putCountersBy } from '../write/index.ts';
import { itsResult, withNumber } from './said.ts';

const theirs: Filter = { type: 'creature', controller: 'they' };
const kind = '-1/-1';

/** Blight N: a creature of the player's choice among theirs that can get them gets N -1/-1 counters (701.68a, 608.2d). */
export const blight: KeywordAction = {
  action: 'blight',
  rule: '701.68a',
  verb: 'blights',
  said: { deed: [withNumber('blight')], ...itsResult('blight', 'the blighted creature') },
  saidAsCost: [phrase('blight <n:figure>', { pay: 'perform', action: 'blight', n: '<n>' })],
  parameters: { needs: ['n'] },
  comesToResult: true,
  possible: (game, scope) =>
    matching(game, scope, theirs).some(
      (object) =>
        mayHappen(game, {
          type: 'putCounters',
          on: { object },
          kind,
          count: 1,
          player: scope.they ?? scope.you,
        }).ok,
    ),
  asCost: ({ n }) => [
    { word: 'blight', part: { pay: 'putCounters', kind: kind, count: n, on: { type: 'creature' } } },
  ],
  effect: () => [
    as('result', {
      do: 'choose',
      who: 'they',
      from: theirs,
      canGetCounters: kind,
      count: { min: 1, max: 1 },
    }),
    putCountersBy('they', kind, { number: 'amount', by: 'n' }, named('result')),
  ],
};
