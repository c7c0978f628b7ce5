import type { KeywordModule } from '../../state/table.ts';
import { returning } from './returning.ts';
import { byName } from './said.ts';

/** Undying: a triggered ability (702.93a). */
export const undying: KeywordModule = {
  keyword: 'undying',
  rule: '702.93',
  said: { keyword: byName('undying') },
  abilities: () => [returning('undying', '+1/+1')],
};
