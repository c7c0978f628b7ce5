import type { KeywordAction } from '../../state/keyword-action.ts';
import { plainly } from './said.ts';

/** Proliferate: permanents and players that have a counter get another one of each kind (701.34a). */
export const proliferate: KeywordAction = {
  action: 'proliferate',
  rule: '701.34a',
  verb: 'proliferates',
  said: { deed: [plainly('proliferate')] },
  effect: () => [{ do: 'putMoreCounters', who: 'they' }],
};
