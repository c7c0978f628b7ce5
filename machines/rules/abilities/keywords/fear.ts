import { characteristics } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Fear: an evasion ability (702.36a). */
export const fear: KeywordModule = {
  keyword: 'fear',
  rule: '702.36',
  redundant: '702.36c',
  said: { keyword: byName('fear') },
  mayBeBlockedBy: (game, attacker, _had, blocker) => {
    const { colors, types } = characteristics(game, blocker);
    return types.includes('artifact') || colors.includes('B')
      ? allowed
      : forbidden('702.36b', '{0} has fear; {1} is neither an artifact nor black.', [attacker, blocker]);
  },
};
