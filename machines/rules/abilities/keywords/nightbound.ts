import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Nightbound: while it is day the permanent is transformed; else it can't transform (702.145e). */
export const nightbound: KeywordModule = {
  keyword: 'nightbound',
  rule: '702.145',
  said: { keyword: byName('nightbound') },
  boundTo: 'night',
  abilities: () => [{ kind: 'static', keyword: 'nightbound', rules: [{ rule: 'cant', what: 'transform' }] }],
};
