/** Commanders, which their players may cast from the command zone (903.8). */
import {
  type CostPart,
  type Game,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Zone,
} from '../rules/index.ts';

/** Whether it is a commander of the player’s in the command zone, from where they may cast it (903.8). */
export function isOwnCommander(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { card, owner, zone } = objectAt(game, id);
  return zone === 'command' && owner === player && game.players[player]?.commanders.includes(card) === true;
}

/** What a commander costs more for each time that its player cast it from the command zone before (903.8). */
export function commanderTax(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  from: Zone | null,
): readonly CostPart[] {
  const { card } = objectAt(game, id);
  const before = from === 'command' ? (game.players[player]?.commanderCasts?.[card] ?? 0) : 0;
  return before === 0 ? [] : [{ pay: 'mana', cost: `{${2 * before}}` }];
}
