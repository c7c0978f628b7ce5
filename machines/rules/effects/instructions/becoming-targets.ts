import { isLookedFor } from '../../events/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ChosenTargets, Target } from '../../state/object.ts';
import { sameTarget } from '../../state/same-target.ts';
import { choicesOf } from './new-targets.ts';

/**
 * What becomes a target without being announced, where a text asks for it: of a copy of a spell or ability all that it
 * targets (707.10), of one whose targets change those that it didn't have (115.7).
 */
export function becomingTargets(
  game: Game,
  of: ObjectId,
  targets: readonly ChosenTargets[] = choicesOf(game, of).targets,
  before: readonly ChosenTargets[] = [],
): readonly GameEvent[] {
  if (!isLookedFor(game, 'becomeTarget')) return [];
  const had = before.flatMap(({ chosen }) => chosen);
  const all: readonly Target[] = targets.flatMap(({ chosen }) => chosen);
  return all
    .filter((one, at) => all.findIndex((other) => sameTarget(one, other)) === at)
    .filter((one) => !had.some((other) => sameTarget(one, other)))
    .map((target): GameEvent => ({ type: 'becomeTarget', target, of }));
}
