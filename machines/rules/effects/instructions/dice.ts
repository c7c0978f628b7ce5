/** Rolls of dice (706). */
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import { nextForetold, random } from '../../state/random.ts';

/** A roll of a die by a player, by chance or as it was foretold (706.1-2). */
export const rolled = (game: Game, player: PlayerId, sides: number): GameEvent => ({
  type: 'die',
  player,
  sides,
  result: nextForetold(game, player, 'rolls') ?? 1 + random(game, sides),
});
