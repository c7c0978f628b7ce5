import type { KeywordModule } from '../../state/table.ts';
import { forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Shroud: it, or the player who has it, can't be the target of spells or abilities (702.18a). */
export const shroud: KeywordModule = {
  keyword: 'shroud',
  rule: '702.18',
  redundant: '702.18b',
  said: { keyword: byName('shroud') },
  mayBeTargeted: (_game, object) => forbidden('702.18a', '{0} has shroud.', [object]),
  playerMayBeTargeted: (_game, player) => forbidden('702.18a', '{p0} has shroud.', [], { players: [player] }),
};
