import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { Target } from '../../state/object.ts';
import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Trample: excess damage goes to what it attacks (702.19b), and to no one once that is gone (702.19f). */
export const trample: KeywordModule = {
  keyword: 'trample',
  rule: '702.19',
  redundant: '702.19g',
  said: { keyword: byName('trample') },
  assignsExcessTo: (game, attacker) => attacked(game, attacker),
};

/** What it attacks, if that is still there. */
function attacked(game: Game, attacker: ObjectId): readonly Target[] {
  const defender = game.combat?.attackers.find((one) => one.object === attacker)?.defender ?? null;
  return defender === null ? [] : [defender];
}
