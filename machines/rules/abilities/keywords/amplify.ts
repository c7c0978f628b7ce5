import type { KeywordModule } from '../../state/table.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { withNumber } from './said.ts';

/** Cards in hand that share a creature type with what enters, which is none of them itself. */
const kin: Filter = { zone: 'hand', owner: 'you', other: true, sharesCreatureTypeWith: 'self' };

/**
 * Amplify N: any number of such cards may be revealed as it enters, and it enters with N +1/+1 counters for each (702.38a).
 * Each instance works separately (702.38b).
 */
export const amplify: KeywordModule = {
  keyword: 'amplify',
  rule: '702.38',
  said: { keyword: withNumber('amplify') },
  parameters: { needs: ['n'], saidNumber: true },
  abilities: ({ n = 0 }) => [
    {
      kind: 'static',
      keyword: 'amplify',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [
          { do: 'choose', from: kin, count: { min: 0, max: { number: 'count', of: kin } }, as: 'chosen' },
          { do: 'reveal', what: { named: 'chosen' }, as: 'revealed' },
        ],
        counters: {
          kind: '+1/+1',
          count: { number: 'times', of: [n, { number: 'amount', by: 'revealed' }] },
        },
      },
    },
  ],
};
