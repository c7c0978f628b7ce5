import type { Game } from '../state/game.ts';
import type { StackChoices } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';

/**
 * What was chosen and paid, but for X: as the scope says, else for this object on the stack, else as it was cast (400.7d).
 * A triggered ability has no costs of its own: it speaks of those of the spell that became its source.
 */
export function choicesIn(game: Game, scope: Scope): StackChoices | null {
  const self = game.objects[scope.self];
  if (scope.trigger !== null && self?.cast != null) return self.cast;
  // Of a spell itself, as long as it is one: as it is cast its own abilities trigger.
  if (scope.trigger !== null && self?.stack != null && scope.onStack !== scope.self)
    return self.stack.choices;
  return scope.choices ?? self?.stack?.choices ?? self?.cast ?? null;
}
