import { isRecalled } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { write } from '../state/write.ts';

/** Each time that a player does a keyword action counts over the whole game, where a text asks how often (701.54c). */
export function countActionDone(game: Game, { action, player: id }: EventOf<'perform'>): void {
  if (!isRecalled(game, 'done')) return;
  const player = write(game).player(id);
  player.done = { ...player.done, [action]: (player.done?.[action] ?? 0) + 1 };
}
