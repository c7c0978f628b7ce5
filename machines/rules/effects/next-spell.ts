import { fits, objectAt } from '../characteristics/index.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { noChoices, scopeOf } from '../state/scope.ts';
import { write } from '../state/write.ts';

/**
 * An effect that waited for the next spell of a player that fits (611.2f) begins to apply to this one, which the player
 * has just put on the stack; it doesn't wait any more, and lasts.
 */
export function applyToNextSpell(game: Game, player: PlayerId, spell: ObjectId): void {
  if (!game.effects.some(({ next }) => next?.player === player)) return;
  const writer = write(game);
  writer.root.effects = game.effects.map((effect) =>
    isFor(game, effect, player, spell) ? begun(effect, spell) : effect,
  );
  writer.changed();
}

/** The game as it would be with a card as the next spell of that player: what it would cost is asked of that. */
export function asNextSpell(game: Game, player: PlayerId, card: ObjectId): Game {
  if (!game.effects.some((effect) => isFor(game, effect, player, card))) return game;
  return {
    ...game,
    effects: game.effects.map((effect) => (isFor(game, effect, player, card) ? begun(effect, card) : effect)),
  };
}

function isFor(game: Game, effect: ContinuousEffect, player: PlayerId, spell: ObjectId): boolean {
  const { controller, named, next, source, x } = effect;
  if (next === undefined || next.player !== player) return false;
  const choices = x === null ? null : { ...noChoices, x };
  const scope = { ...scopeOf(source, controller), named, choices };
  return fits(game, scope, { ...next.like, zone: objectAt(game, spell).zone }, spell);
}

function begun({ next: _, ...effect }: ContinuousEffect, spell: ObjectId): ContinuousEffect {
  return { ...effect, objects: [spell], until: 'forever' };
}
