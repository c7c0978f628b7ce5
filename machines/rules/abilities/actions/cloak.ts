import type { KeywordAction } from '../../state/keyword-action.ts';
import { faceDownWithWard } from '../../state/rule-texts.ts';
import { as, named } from '../write/index.ts';
import { does, toObjects } from './said.ts';

/** Cloak: put cards onto the battlefield face down, as 2/2 creatures with ward {2} (701.58a). */
export const cloak: KeywordAction = {
  action: 'cloak',
  rule: '701.58a',
  verb: 'cloaks',
  said: { deed: [toObjects('cloak'), does('cloak', '[cloak] <what:topCards>', { what: '<what>' })] },
  parameters: { needs: ['what'] },
  comesToResult: true,
  effect: () => [as('result', { do: 'manifest', what: named('what'), who: 'they', like: faceDownWithWard })],
};
