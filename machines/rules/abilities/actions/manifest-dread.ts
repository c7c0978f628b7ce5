import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, move, named } from '../write/index.ts';
import { plainly } from './said.ts';

const seen = named('seen');

/** Manifest dread: one of the top two cards is manifested, the other is put into the graveyard (701.62a). */
export const manifestDread: KeywordAction = {
  action: 'manifest dread',
  rule: '701.62a',
  verb: 'manifests dread',
  said: { deed: [plainly('manifest dread')] },
  effect: () => [
    as('seen', { do: 'look', at: { top: 2, of: 'they' }, who: 'they' }),
    as('chosen', { do: 'choose', who: 'they', from: { among: seen }, count: { min: 1, max: 1 } }),
    as('result', { do: 'manifest', what: named('chosen'), who: 'they' }),
    move({ all: { zone: 'library', among: seen } }, { zone: 'graveyard' }),
  ],
};
