/**
 * What was found about a root since its last change, by those who look at all of it again and again: kept with the
 * answers about it, and gone with the next change.
 */
import type { Game } from '../state/game.ts';
import { cacheOf } from './cache.ts';

/** Whether no control has changed unnoticed, and nothing fights that can't (506.4, 613.1b). */
export const isInOrder = (game: Game): boolean => cacheOf(game).isInOrder;

export function noteOrder(game: Game): void {
  cacheOf(game).isInOrder = true;
}

/** Whether state-based actions had nothing to do, and nothing has happened since that could give them something. */
export function isChecked(game: Game): boolean {
  const { checkedWith } = cacheOf(game);
  return checkedWith !== null && checkedWith.stack === game.stack && checkedWith.waiting === game.waiting;
}

export function noteChecked(game: Game): void {
  const { stack, waiting } = game;
  cacheOf(game).checkedWith = { stack, waiting };
}

export function noteCheckIsNeeded(game: Game): void {
  cacheOf(game).checkedWith = null;
}
