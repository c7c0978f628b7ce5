import {
  characteristics,
  controllerOf,
  type Game,
  type ObjectId,
  objectAt,
  type PlayerId,
} from '../rules/index.ts';

/**
 * Whether a creature chosen for a declaration is still one that the player controls once its costs are paid: if not, it
 * becomes no attacking or blocking creature (508.1k, 509.1g).
 */
export function isStillChosen(game: Game, id: ObjectId, player: PlayerId): boolean {
  const { left, phasedOut, zone } = objectAt(game, id);
  return (
    left === null &&
    zone === 'battlefield' &&
    !phasedOut &&
    controllerOf(game, id) === player &&
    characteristics(game, id).types.includes('creature')
  );
}
