import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, having, menace, modify, named, rulesFor } from '../write/index.ts';
import { toObjects } from './said.ts';

/** Suspect: a creature gets menace and can't block as long as it has that designation (701.60a-d). */
export const suspect: KeywordAction = {
  action: 'suspect',
  rule: '701.60a',
  verb: 'suspects',
  said: { deed: [toObjects('suspect')] },
  parameters: { needs: ['what'] },
  effect: () => [
    as('result', { do: 'designate', what: named('what'), designation: 'suspected' }),
    modify(
      named('result'),
      { whileItIs: 'suspected' },
      having(menace, rulesFor(null, { rule: 'cant', what: 'block' })),
    ),
  ],
};
