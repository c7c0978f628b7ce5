import type { Decision } from '../../machines/rules/index.ts';
import { isPerson, type SessionState } from '../session/index.ts';

/**
 * Who makes a decision in the step that is shown: whoever looks at it; an automatic player, in the live game; or somebody
 * through whose eyes it isn't looked at.
 */
export function whoDecides(
  { history, seats, viewer }: SessionState,
  { decider, player }: Decision,
): 'here' | 'automatic' | 'other eyes' {
  if (!isPerson(seats, decider) && history.isAtEnd) return 'automatic';
  return viewer === 'judge' || viewer === decider || viewer === player ? 'here' : 'other eyes';
}
