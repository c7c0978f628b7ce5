import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Living metal: in its controller's turn the permanent is an artifact creature besides what it is (702.161a). */
export const livingMetal: KeywordModule = {
  keyword: 'living metal',
  rule: '702.161',
  said: { keyword: byName('living metal') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'living metal',
      if: { holds: 'turnOf', who: 'you' },
      changes: [{ change: 'addTypes', types: ['artifact', 'creature'] }],
    },
  ],
};
