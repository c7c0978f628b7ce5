import type { KeywordAction } from '../../state/keyword-action.ts';
import { create, predefinedTokens } from '../write/index.ts';

/** Investigate: create a Clue token (701.16a). */
export const investigate: KeywordAction = {
  action: 'investigate',
  rule: '701.16a',
  verb: 'investigates',
  effect: () => [create(predefinedTokens.Clue, 1, 'they')],
};
