import type { KeywordAction } from '../../state/keyword-action.ts';

/** Proliferate: permanents and players that have a counter get another one of each kind (701.34a). */
export const proliferate: KeywordAction = {
  action: 'proliferate',
  rule: '701.34a',
  verb: 'proliferates',
  effect: () => [{ do: 'putMoreCounters', who: 'they' }],
};
