import type { KeywordModule } from '../../state/table.ts';
import { returning } from './returning.ts';

/** Undying: a triggered ability (702.93a). */
export const undying: KeywordModule = {
  keyword: 'undying',
  rule: '702.93',
  abilities: () => [returning('undying', '+1/+1')],
};
