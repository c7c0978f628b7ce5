import { objectAt } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { commandersAmong } from '../state/represented.ts';
import { write } from '../state/write.ts';

/** Combat damage that a player was dealt by a commander counts over the whole game (903.10a). */
export function countCommanderDamage(game: Game, { amount, combat, source, to }: EventOf<'damage'>): void {
  if (!combat || !('player' in to)) return;
  for (const { card } of commandersAmong(game, objectAt(game, source))) {
    const player = write(game).player(to.player);
    const before = player.commanderDamage?.[card] ?? 0;
    player.commanderDamage = { ...player.commanderDamage, [card]: before + amount };
  }
}

/** Each cast of a commander from the command zone makes the next one cost more (903.8). */
export function countCommanderCast(game: Game, { object, player: id }: EventOf<'cast'>): void {
  const { card, owner, stack } = objectAt(game, object);
  if (stack?.choices.from !== 'command' || game.players[owner]?.commanders.includes(card) !== true) return;
  const player = write(game).player(id);
  player.commanderCasts = { ...player.commanderCasts, [card]: (player.commanderCasts?.[card] ?? 0) + 1 };
}
