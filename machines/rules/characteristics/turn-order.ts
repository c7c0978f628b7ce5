import { EngineError } from '../state/error.ts';
import type { Game, Player } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';

/** The player of this id; throws if there is none. */
export function playerAt(game: Game, id: PlayerId): Player {
  const player = game.players[id];
  if (player === undefined) throw new EngineError(`There is no player ${id}.`);
  return player;
}

/** The players still in the game, in seating order (102.1, 104.5). */
export const playing = (game: Game): PlayerId[] =>
  game.players.filter((player) => player.status === 'playing').map((player) => player.id);

/**
 * The players still in the game in APNAP order (101.4): the active player, then the others in turn order. With no
 * active player (800.4j) it begins with the next in turn order; before the first turn with the starting player
 * (101.4e).
 */
export function apnap(game: Game): PlayerId[] {
  const first = game.turn.number === 0 ? (game.startingPlayer ?? game.turn.of) : game.turn.of;
  return inTurnOrderFrom(game, first);
}

/** The players still in the game in turn order, beginning with this one, or the next if it has left (103.1). */
export function inTurnOrderFrom(game: Game, first: PlayerId): PlayerId[] {
  const count = game.players.length;
  const order: PlayerId[] = [];
  for (let seat = 0; seat < count; seat++) {
    const player = game.players[(first + seat) % count];
    if (player?.status === 'playing') order.push(player.id);
  }
  return order;
}

/** Everyone still in the game but this player (102.2-3), in APNAP order. */
export const opponentsOf = (game: Game, player: PlayerId): PlayerId[] =>
  apnap(game).filter((other) => other !== player);

/** The next player in turn order after this one who is still in the game; that same player if alone. */
export function nextInTurnOrder(game: Game, player: PlayerId): PlayerId {
  return inTurnOrderFrom(game, player + 1)[0] ?? player;
}
