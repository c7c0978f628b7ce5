import type { KeywordModule } from '../../state/table.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { says, withNumber } from './said.ts';

/** The link between what is sacrificed and what the permanent says of that (702.82b). */
const link = 'devour';

/**
 * Devour N: any number of creatures, or of permanents of another quality (702.82c), may be sacrificed as it enters, and it
 * enters with N +1/+1 counters for each of them (702.82a). What "it devoured" is `{ linked: 'devour' }` (702.82b).
 */
export const devour: KeywordModule = {
  keyword: 'devour',
  rule: '702.82',
  said: {
    keyword: [
      ...withNumber('devour'),
      says('devour', '<object:one> <n:figure>', { n: '<n>', object: '<object>' }),
    ],
  },
  parameters: { needs: ['n'], may: ['object'], saidNumber: true },
  abilities: ({ n = 0, object = { type: 'creature' } }) => {
    const food: Filter = { ...object, controller: 'you' };
    return [
      {
        kind: 'static',
        keyword: 'devour',
        replaces: {
          event: { would: 'enter', what: 'self' },
          choose: [
            { do: 'choose', from: food, count: { min: 0, max: { number: 'count', of: food } }, as: 'chosen' },
            { do: 'sacrifice', who: 'you', what: { named: 'chosen' }, link, as: 'devoured' },
          ],
          counters: {
            kind: '+1/+1',
            count: { number: 'times', of: [n, { number: 'amount', by: 'devoured' }] },
          },
        },
      },
    ];
  },
};
