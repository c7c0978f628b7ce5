import { controllerOf, objectAt } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { StackChoices } from '../state/object.ts';
import { type Scope, scopeOf } from '../state/scope.ts';

/**
 * Whose words are read while a spell or ability on the stack resolves: a spell is its own source, an ability has one
 * (113.7), or what became of that before a delayed trigger was made (603.7c). `it` is the object that one is about.
 */
export function scopeOnStack(game: Game, id: ObjectId, choices: StackChoices): Scope {
  const { stack } = objectAt(game, id);
  const source = stack?.source ?? id;
  const about = stack?.named.about?.objects[0] ?? null;
  return {
    ...scopeOf(stack?.named.itself?.objects[0] ?? source, controllerOf(game, id), stack?.ability ?? ''),
    onStack: id,
    choices,
    trigger: stack?.trigger ?? null,
    named: stack?.named ?? {},
    it: about,
  };
}
