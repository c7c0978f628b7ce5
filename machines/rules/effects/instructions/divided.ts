import { objects, players } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { Target } from '../../state/object.ts';
import type { Scope } from '../../state/scope.ts';
import type { Objects, Players } from '../../state/vocabulary/index.ts';

/** The number of the target spec that an expression speaks of; null if it doesn't speak of targets. */
const targetNumber = (words: Objects | Players | undefined): number | null =>
  typeof words === 'object' && 'target' in words ? words.target : null;

/**
 * How an amount was divided among targets as the spell or ability was put on the stack (601.2d). What would go to an
 * illegal target goes to nobody (608.2b).
 */
export function divided(
  game: Game,
  scope: Scope,
  to: Objects | undefined,
  toPlayers: Players | undefined,
): readonly { readonly target: Target; readonly share: number }[] {
  const number = targetNumber(to) ?? targetNumber(toPlayers);
  const chosen = number === null ? undefined : scope.choices?.targets[number];
  if (number === null || chosen === undefined) return [];
  const legalObjects = objects(game, scope, { target: number });
  const legalPlayers = players(game, scope, { target: number });
  return chosen.chosen.flatMap((target, index) => {
    const legal =
      'object' in target ? legalObjects.includes(target.object) : legalPlayers.includes(target.player);
    const share = chosen.divided[index] ?? 0;
    return legal && share > 0 ? [{ target, share }] : [];
  });
}
