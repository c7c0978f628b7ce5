import { characteristics } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Intimidate: an evasion ability (702.13a). */
export const intimidate: KeywordModule = {
  keyword: 'intimidate',
  rule: '702.13',
  redundant: '702.13c',
  said: { keyword: byName('intimidate') },
  mayBeBlockedBy: (game, attacker, _had, blocker) => {
    const { colors } = characteristics(game, attacker);
    const other = characteristics(game, blocker);
    return other.types.includes('artifact') || other.colors.some((color) => colors.includes(color))
      ? allowed
      : forbidden('702.13b', '{0} has intimidate; {1} is no artifact and shares no color with it.', [
          attacker,
          blocker,
        ]);
  },
};
