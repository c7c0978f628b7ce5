import { has } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Shadow: an evasion ability, which also keeps what has it from blocking what hasn't (702.28a-b). */
export const shadow: KeywordModule = {
  keyword: 'shadow',
  rule: '702.28',
  redundant: '702.28c',
  said: { keyword: byName('shadow') },
  mayBeBlockedBy: (game, attacker, _had, blocker) =>
    has(game, blocker, 'shadow')
      ? allowed
      : forbidden('702.28b', '{0} has shadow; {1} hasn’t.', [attacker, blocker]),
  mayBlock: (game, blocker, _had, attacker) =>
    has(game, attacker, 'shadow')
      ? allowed
      : forbidden('702.28b', '{0} has shadow; {1} hasn’t.', [blocker, attacker]),
};
