import type { KeywordModule } from '../../state/table.ts';
import { returning } from './returning.ts';
import { byName } from './said.ts';

/** Persist: a triggered ability (702.79a). */
export const persist: KeywordModule = {
  keyword: 'persist',
  rule: '702.79',
  said: { keyword: byName('persist') },
  abilities: () => [returning('persist', '-1/-1')],
};
