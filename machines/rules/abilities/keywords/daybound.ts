import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Daybound: while it is night the permanent is transformed, or enters so; else it can't transform (702.145b). */
export const daybound: KeywordModule = {
  keyword: 'daybound',
  rule: '702.145',
  said: { keyword: byName('daybound') },
  boundTo: 'day',
  abilities: () => [
    {
      kind: 'static',
      keyword: 'daybound',
      replaces: {
        event: { would: 'enter', what: 'self' },
        if: { holds: 'timeOfDay', time: 'night' },
        transformed: true,
      },
    },
    { kind: 'static', keyword: 'daybound', rules: [{ rule: 'cant', what: 'transform' }] },
  ],
};
