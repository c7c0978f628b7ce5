import {
  allowed,
  controllerOf,
  doorsOf,
  forbidden,
  type Game,
  hasSharedTypeLine,
  type ObjectId,
  objectAt,
  onceFor,
  type PlayerId,
  sorceryTiming,
  type Verdict,
} from '../rules/index.ts';
import type { KindOfSpecialAction, Offer } from './special-action.ts';

/** Unlocking a half of a permanent for its mana cost (116.2m, 709.5e). */
export const unlock: KindOfSpecialAction = {
  rule: '116.2m',
  objects: (game, player) =>
    someHaveDoors(game.definitions)
      ? game.battlefield.filter((id) => hasLockedDoor(game, id) && controllerOf(game, id) === player)
      : [],
  isOne: isWithLockedDoor,
  offers: unlockings,
  isPermitted: (game, player, id) => sorceryTiming(game, player, id, '116.2m'),
  happens: (game, { object, player }, _counters, { by }) =>
    doorsOf(game, objectAt(game, object))
      .filter(({ half }) => half === by)
      .map(({ half }) => ({ type: 'unlock', object, half, player })),
  afterwards: () => [],
};

/** Whether some card has a shared type line; worked out once for each table of definitions. */
const someHaveDoors = onceFor((definitions: Game['definitions']): boolean =>
  Object.keys(definitions).some((name) => hasSharedTypeLine({ definitions }, name)),
);

function hasLockedDoor(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (!object || object.left !== null || object.phasedOut) return false;
  return doorsOf(game, object).some(({ unlocked }) => !unlocked);
}

function isWithLockedDoor(game: Game, player: PlayerId, id: ObjectId): Verdict {
  if (!hasLockedDoor(game, id)) return forbidden('116.2m', '{0} has no locked half.', [id]);
  return controllerOf(game, id) === player
    ? allowed
    : forbidden('116.2m', '{p0} doesn’t control {0}.', [id], { players: [player] });
}

/** A half without a mana cost can't be unlocked so (118.6). */
function unlockings(game: Game, id: ObjectId): readonly Offer[] {
  return doorsOf(game, objectAt(game, id)).flatMap(({ face: { manaCost }, half, unlocked }): Offer[] =>
    unlocked || manaCost === undefined
      ? []
      : [{ action: { kind: 'unlock', by: half }, cost: [{ pay: 'mana', cost: manaCost }], counters: {} }],
  );
}
