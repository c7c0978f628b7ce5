import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Escalate with a cost: an additional cost of a modal spell for each mode that is chosen beyond the first (702.120a). */
export const escalate: KeywordModule = {
  keyword: 'escalate',
  rule: '702.120',
  said: { keyword: withCost('escalate') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    { kind: 'static', keyword: 'escalate', additionalCost: { cost, eachFurtherMode: true } },
  ],
};
