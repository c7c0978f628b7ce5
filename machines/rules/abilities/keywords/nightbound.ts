import type { KeywordModule } from '../../state/table.ts';

/** Nightbound: while it is day the permanent is transformed; else it can't transform (702.145e). */
export const nightbound: KeywordModule = {
  keyword: 'nightbound',
  rule: '702.145',
  boundTo: 'night',
  abilities: () => [{ kind: 'static', keyword: 'nightbound', rules: [{ rule: 'cant', what: 'transform' }] }],
};
