import { has } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Horsemanship: an evasion ability; what has it may block what hasn't (702.31a-b). */
export const horsemanship: KeywordModule = {
  keyword: 'horsemanship',
  rule: '702.31',
  redundant: '702.31c',
  said: { keyword: byName('horsemanship') },
  mayBeBlockedBy: (game, attacker, _had, blocker) =>
    has(game, blocker, 'horsemanship')
      ? allowed
      : forbidden('702.31b', '{0} has horsemanship; {1} hasn’t.', [attacker, blocker]),
};
