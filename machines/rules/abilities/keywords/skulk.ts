import { characteristics } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Skulk: an evasion ability (702.118a). */
export const skulk: KeywordModule = {
  keyword: 'skulk',
  rule: '702.118',
  redundant: '702.118c',
  said: { keyword: byName('skulk') },
  mayBeBlockedBy: (game, attacker, _had, blocker) =>
    (characteristics(game, blocker).power ?? 0) > (characteristics(game, attacker).power ?? 0)
      ? forbidden('702.118b', '{0} has skulk; {1} has greater power.', [attacker, blocker])
      : allowed,
};
