import type { Game, ObjectId } from '../../rules/index.ts';
import { type Found, nothing, type StateBasedAction } from './state-based-action.ts';

/**
 * A commander put into a graveyard or into exile since the last check may be put into the command zone by its owner
 * (704.6d, 903.9a).
 */
export const commanderMayReturn: StateBasedAction = {
  rule: '704.6d',
  about: 'game',
  find(game) {
    if (game.players.every(({ commanders }) => commanders.length === 0)) return nothing;
    const those: Found[] = [];
    const look = (ids: readonly ObjectId[]) => {
      for (const id of ids)
        if (isNewCommander(game, id))
          those.push({
            choice: { kind: 'commander', player: game.objects[id]?.owner ?? 0, object: id },
          });
    };
    look(game.exile);
    for (const player of game.players) look(player.graveyard);
    return those;
  },
};

function isNewCommander(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object?.kind !== 'card' || object.timestamp < (game.checkedAt ?? 0)) return false;
  return game.players[object.owner]?.commanders.includes(object.card) ?? false;
}
