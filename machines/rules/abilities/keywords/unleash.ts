import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Unleash: the permanent may enter with a +1/+1 counter, and can't block as long as it has one (702.98a). */
export const unleash: KeywordModule = {
  keyword: 'unleash',
  rule: '702.98',
  said: { keyword: byName('unleash') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'unleash',
      replaces: {
        event: { would: 'enter', what: 'self' },
        optional: true,
        counters: { kind: '+1/+1', count: 1 },
      },
    },
    {
      kind: 'static',
      keyword: 'unleash',
      if: { holds: 'compare', what: { number: 'counters', kind: '+1/+1', on: 'self' }, to: { atLeast: 1 } },
      rules: [{ rule: 'cant', what: 'block' }],
    },
  ],
};
