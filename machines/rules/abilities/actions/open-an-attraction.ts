import type { KeywordAction } from '../../state/keyword-action.ts';
import { as } from '../write/index.ts';
import { plainly } from './said.ts';

/** Open an Attraction: put the top card of your Attraction deck onto the battlefield face up (701.51b); it is opened only if it gets there (701.51c). */
export const openAnAttraction: KeywordAction = {
  action: 'open an Attraction',
  rule: '701.51b',
  verb: 'opens an Attraction',
  said: { deed: [plainly('open an Attraction')] },
  comesToResult: true,
  onlyWithResult: true,
  effect: () => [
    as('result', {
      do: 'move',
      what: { top: 1, of: 'they', in: 'attractions' },
      to: { zone: 'battlefield', under: 'they' },
    }),
  ],
};
