import { characteristics } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';

/** Whether a permanent is there, and not phased out (702.26b). */
export function isThere(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object != null && object.left === null && object.zone === 'battlefield' && !object.phasedOut;
}

/** Whether a spell or permanent is there, and not phased out (702.26f), under the control of this player. */
export const isUnderControl = (game: Game, id: ObjectId, player: PlayerId): boolean => {
  const object = game.objects[id];
  return (
    object?.left === null &&
    !object.phasedOut &&
    (object.zone === 'stack' || object.zone === 'battlefield') &&
    characteristics(game, id).controller === player
  );
};
