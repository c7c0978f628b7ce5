import { controllerOf, type Game, type ObjectId } from '../../rules/index.ts';

/**
 * Whether the game has still to take note that a player has lost or won, or that an object is controlled by a player
 * who has left (104.5, 800.4a, 800.4c). Not state-based actions: the procedure `playersLeave` does it at once where
 * it is called, and before a check at the latest.
 */
export function mustLeave(game: Game): boolean {
  if (game.over !== null) return false;
  let someoneLeft = false;
  for (const { status, left } of game.players) {
    if (left === true) someoneLeft = true;
    else if (status !== 'playing') return true;
  }
  return someoneLeft && uncontrolled(game).length > 0;
}

/** Permanents, spells and abilities that are controlled by players who have left. */
export function uncontrolled(game: Game): readonly ObjectId[] {
  return [...game.battlefield, ...game.stack].filter(
    (id) => game.players[controllerOf(game, id)]?.status !== 'playing',
  );
}
