import { playersInCombat } from '../../rules/events/what-events-change.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/**
 * A permanent is removed from combat (506.4): no more attacking or blocking, and attacked by nothing (506.4c). `only`: it
 * stops attacking and blocking, or being attacked, and stays in combat as the other (506.4d).
 */
export interface RemoveFromCombat {
  readonly type: 'removeFromCombat';
  readonly object: ObjectId;
  readonly only?: 'fighting' | 'attacked';
}

export const removeFromCombat: QuietEventWord<RemoveFromCombat, 'permanent.removedFromCombat'> = {
  apply(game, { object: id, only }) {
    if (game.combat === null) return;
    const combat = write(game).combat();
    if (only !== 'fighting') {
      combat.attackers = combat.attackers.map((one) =>
        one.defender !== null && 'object' in one.defender && one.defender.object === id
          ? { ...one, defender: null, formerDefender: one.defender }
          : one,
      );
    }
    if (only === 'attacked') return;
    combat.attackers = combat.attackers
      .filter((one) => one.object !== id)
      .map((one) => ({ ...one, blockers: one.blockers.filter((blocker) => blocker !== id) }));
    combat.blockers = combat.blockers
      .filter((one) => one.object !== id)
      .map((one) => ({ ...one, attackers: one.attackers.filter((attacked) => attacked !== id) }));
  },
  rule: '506.4',
  changes: playersInCombat,
  asksForCheck: true,
  isForeseen: true,
  about: 'combat',
  sentence: ({ object }, { subject }) => `${subject(object)} is removed from combat.`,
  hides: 'nothing',
  emits: 'permanent.removedFromCombat',
};
