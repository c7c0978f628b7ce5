import { has } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Flying: an evasion ability (702.9a). */
export const flying: KeywordModule = {
  keyword: 'flying',
  rule: '702.9',
  redundant: '702.9c',
  said: { keyword: byName('flying') },
  mayBeBlockedBy: (game, attacker, _had, blocker) =>
    has(game, blocker, 'flying') || has(game, blocker, 'reach')
      ? allowed
      : forbidden('702.9b', '{0} has flying; {1} has neither flying nor reach.', [attacker, blocker]),
};
