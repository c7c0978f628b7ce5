import {
  characteristics,
  controllerOf,
  type Defender,
  type Game,
  objectAt,
  oncePerState,
  opponentsOf,
  type PlayerId,
} from '../rules/index.ts';

/** The attacking player (506.2); null if the active player has left the game (800.4j). */
export const attackingPlayer = (game: Game): PlayerId | null => game.turn.active;

/**
 * The defending players, in APNAP order: all opponents of the attacking player (506.2, 802.2), or the one in the seat
 * to the side to which players attack (803.1).
 */
export function defendingPlayers(game: Game): readonly PlayerId[] {
  const attacking = attackingPlayer(game);
  if (attacking === null) return [];
  const { attackOption } = game.settings;
  const opponents = opponentsOf(game, attacking);
  if (attackOption === undefined) return opponents;
  const seats = game.players.length;
  const beside = (attacking + (attackOption === 'left' ? 1 : seats - 1)) % seats;
  return opponents.filter((player) => player === beside);
}

/** What may be attacked: the defending players, the planeswalkers they control, the battles they protect (506.2-3). */
export const defenders = oncePerState((game: Game): readonly Defender[] => {
  const players = defendingPlayers(game);
  const found: Defender[] = players.map((player) => ({ player }));
  for (const object of game.battlefield) {
    if (players.some((player) => isDefendedBy(game, object, player))) found.push({ object });
  }
  return found;
});

/** Whether a permanent is a planeswalker that the player controls or a battle that the player protects. */
export function isDefendedBy(game: Game, id: number, player: PlayerId): boolean {
  const object = objectAt(game, id);
  if (object.zone !== 'battlefield' || object.phasedOut) return false;
  const { types } = characteristics(game, id);
  return (
    (types.includes('planeswalker') && controllerOf(game, id) === player) ||
    (types.includes('battle') && object.protector === player)
  );
}

/**
 * Whom a creature may attack that this player puts onto the battlefield attacking (508.4): nobody outside combat, or
 * if the player isn't the attacking player (506.3b). Restrictions and requirements don't matter (508.4c).
 */
export const enteringDefenders = (game: Game, controller: PlayerId): readonly Defender[] =>
  game.combat !== null && controller === attackingPlayer(game) ? defenders(game) : [];
