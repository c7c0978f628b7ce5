/** Times before and after points in the combat phase, in words (506.7). */
import type { CombatPoint, Condition, Players } from '../../state/vocabulary/index.ts';

const points: Readonly<Record<CombatPoint, string>> = {
  attackers: 'attackers are declared',
  blockers: 'blockers are declared',
  combatDamage: 'the combat damage step',
  endOfCombat: 'the end of combat step',
  combat: 'combat',
};

/**
 * "before attackers are declared", "during combat before blockers are declared", "during an opponent's turn, before
 * attackers are declared"; undefined of a condition that says something else.
 */
export function combatTimeText(condition: Condition): string | undefined {
  if (condition.holds === 'both') {
    const [turn, time, ...others] = condition.of;
    const when = time === undefined || others.length > 0 ? undefined : combatTimeText(time);
    return turn?.holds === 'turnOf' && when !== undefined
      ? `during ${turnText(turn.who)}, ${when}`
      : undefined;
  }
  const during = 'ofEach' in condition && condition.ofEach === true ? 'during combat ' : '';
  if (condition.holds === 'beforeInCombat') return `${during}before ${points[condition.point]}`;
  return condition.holds === 'afterInCombat' ? `${during}after ${points[condition.point]}` : undefined;
}

const turnText = (players: Players): string =>
  players === 'you' ? 'your turn' : players === 'opponents' ? "an opponent's turn" : "a player's turn";
