import type { KeywordAction } from '../../state/keyword-action.ts';
import { named, putCountersBy } from '../write/index.ts';
import { does } from './said.ts';

/** Support: each of up to N targets gets a +1/+1 counter (701.41a); the targets are the spell's or ability's own. */
export const support: KeywordAction = {
  action: 'support',
  rule: '701.41a',
  verb: 'supports',
  said: {
    deed: [
      does('support', '[support] <n:figure>', {
        n: '<n>',
        what: { said: 'target', objects: { type: 'creature' }, support: true, count: { min: 0, max: '<n>' } },
      }),
    ],
  },
  parameters: { needs: ['n', 'what'] },
  effect: () => [putCountersBy('they', '+1/+1', 1, named('what'))],
};
