import { type Game, type GameEvent, gameEventWord } from '../rules/index.ts';
import { type Eyes, isVisible } from './sight.ts';

/** An event as a player may know it: what moves unseen between hidden places has no name and no place. */
export function redactEvent(game: Game, event: GameEvent, eyes: Eyes): GameEvent {
  const { hides } = gameEventWord(event);
  return hides === 'nothing' ? event : hides(event, (id) => isVisible(game, id, eyes));
}
