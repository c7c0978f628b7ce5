import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Aftermath: three static abilities of a half of a split card (702.127a). That half may be cast from a graveyard, and
 * from nowhere else; if it was, it is exiled wherever else it would go from the stack.
 */
export const aftermath: KeywordModule = {
  keyword: 'aftermath',
  rule: '702.127',
  said: { keyword: byName('aftermath') },
  abilities: () => [
    { kind: 'static', keyword: 'aftermath', castableFrom: { zones: ['graveyard'], only: true } },
    {
      kind: 'static',
      keyword: 'aftermath',
      replaces: {
        event: { would: 'move', what: 'self', from: 'stack' },
        if: { holds: 'wasCast', what: 'self', from: 'graveyard' },
        to: { zone: 'exile' },
      },
    },
  ],
};
