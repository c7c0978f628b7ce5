import type { KeywordAction } from '../../state/keyword-action.ts';
import { create, predefinedTokens } from '../write/index.ts';
import { plainly } from './said.ts';

/** Investigate: create a Clue token (701.16a). */
export const investigate: KeywordAction = {
  action: 'investigate',
  rule: '701.16a',
  verb: 'investigates',
  said: { deed: [plainly('investigate')] },
  effect: () => [create(predefinedTokens.Clue, 1, 'they')],
};
