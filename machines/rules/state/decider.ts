import type { Game } from './game.ts';
import type { PlayerId } from './identity.ts';

/** Who makes a player's decisions: whoever controls that player (723.5), else they themselves. */
export function deciderFor(game: Game, player: PlayerId): PlayerId {
  return game.players[player]?.controlledBy ?? player;
}

/**
 * The parts of a decision that say whose it is and who makes it, with the rest as given:
 * `asked(game, player, { kind: 'confirm', rule: '608.2d', about: 'draw a card', object, tone: 'good' })`.
 */
export function asked<const Rest extends object>(
  game: Game,
  player: PlayerId,
  rest: Rest,
): Rest & { readonly player: PlayerId; readonly decider: PlayerId } {
  return { ...rest, player, decider: deciderFor(game, player) };
}
