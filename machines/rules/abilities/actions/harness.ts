import type { KeywordAction } from '../../state/keyword-action.ts';
import { named } from '../write/index.ts';
import { toObjects } from './said.ts';

/** Harness: a permanent becomes harnessed, if it isn't (701.64a). */
export const harness: KeywordAction = {
  action: 'harness',
  rule: '701.64a',
  verb: 'harnesses',
  said: { deed: [toObjects('harness')] },
  parameters: { needs: ['what'] },
  effect: () => [{ do: 'designate', what: named('what'), designation: 'harnessed', as: 'result' }],
};
