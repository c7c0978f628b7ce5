import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, named } from '../write/index.ts';
import { plainly } from './said.ts';

/** Populate: create a copy of a creature token that the player controls (701.36a), if there is one (701.36b). */
export const populate: KeywordAction = {
  action: 'populate',
  rule: '701.36a',
  verb: 'populates',
  said: { deed: [plainly('populate')] },
  comesToResult: true,
  effect: () => [
    as('token', {
      do: 'choose',
      who: 'they',
      from: { type: 'creature', token: true, controller: 'they' },
      count: { min: 1, max: 1 },
    }),
    as('result', { do: 'createCopy', who: 'they', of: named('token') }),
  ],
};
