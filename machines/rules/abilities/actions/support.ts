import type { KeywordAction } from '../../state/keyword-action.ts';
import { named, putCountersBy } from '../write/index.ts';

/** Support: each of up to N targets gets a +1/+1 counter (701.41a); the targets are the spell's or ability's own. */
export const support: KeywordAction = {
  action: 'support',
  rule: '701.41a',
  verb: 'supports',
  parameters: { needs: ['n', 'what'] },
  effect: () => [putCountersBy('they', '+1/+1', 1, named('what'))],
};
