import type { KeywordAction } from '../../state/keyword-action.ts';
import { predefinedTokens } from '../write/index.ts';
import { withNumber } from './said.ts';

/** Incubate N: create an Incubator token with N +1/+1 counters on it (701.53a). */
export const incubate: KeywordAction = {
  action: 'incubate',
  rule: '701.53a',
  verb: 'incubates',
  said: { deed: [withNumber('incubate')] },
  parameters: { needs: ['n'] },
  effect: () => [
    {
      do: 'create',
      token: predefinedTokens.Incubator,
      who: 'they',
      counters: { kind: '+1/+1', count: { number: 'amount', by: 'n' } },
    },
  ],
};
