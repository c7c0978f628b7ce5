import type { KeywordAction } from '../../state/keyword-action.ts';
import { as } from '../write/index.ts';
import { theirOpponents } from './opponents.ts';
import { withNumber } from './said.ts';

/** Fateseal N: the same as scrying, in the library of an opponent (701.29a). */
export const fateseal: KeywordAction = {
  action: 'fateseal',
  rule: '701.29a',
  verb: 'fateseals',
  said: { deed: [withNumber('fateseal')] },
  parameters: { needs: ['n'] },
  effect: () => [
    as('opponent', { do: 'choosePlayer', who: 'they', from: theirOpponents }),
    {
      do: 'arrange',
      who: 'they',
      library: { named: 'opponent' },
      count: { number: 'amount', by: 'n' },
      action: 'fateseal',
    },
  ],
};
