import { objectAt } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { write } from '../state/write.ts';
import { isHiddenZone } from '../state/zones.ts';

/** Takes note of cards that are shown where they are hidden: for a short time, or as long as that is on the stack (701.20a). */
export function noteShown(game: Game, cards: readonly ObjectId[], during?: ObjectId): void {
  const shown = cards.map((card) => ({ card, ...(during !== undefined && { during }) }));
  if (shown.length > 0) write(game).root.shown = [...(game.shown ?? []), ...shown];
}

/**
 * Before a player gets priority, cards cease to be shown, save those that were revealed to cast or activate something, or
 * whose revealing made an ability trigger, as long as that is on the stack (701.20a, 701.20e, 702.94b).
 */
export function endShowing(game: Game): void {
  const { shown } = game;
  if (shown === undefined) return;
  const still = shown.filter(({ card, during }) => {
    if (!isHidden(game, card)) return false;
    if (game.stack.some((id) => id === during || isAbout(game, id, card))) return true;
    write(game).object(card).revealedTo = [];
    return false;
  });
  if (still.length === shown.length) return;
  const { root } = write(game);
  if (still.length > 0) root.shown = still;
  else delete root.shown;
}

function isHidden(game: Game, card: ObjectId): boolean {
  const object = game.objects[card];
  return object != null && object.left === null && isHiddenZone(object.zone);
}

/** Whether an object on the stack is an ability of this card, or one that triggered because of it. */
function isAbout(game: Game, id: ObjectId, card: ObjectId): boolean {
  const { stack } = objectAt(game, id);
  return stack?.source === card || stack?.trigger?.object === card;
}
