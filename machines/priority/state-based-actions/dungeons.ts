import { dungeonOf, roomNow, roomsOf } from '../../rules/index.ts';
import { found, nothing, type StateBasedAction } from './state-based-action.ts';
import { isSourceOfTriggered } from './triggered.ts';

/**
 * A dungeon whose owner’s venture marker is on its bottommost room is removed from the game once none of its room
 * abilities waits or is on the stack, which completes it (309.6-7, 704.5t).
 */
export const finishedDungeon: StateBasedAction = {
  rule: '704.5t',
  about: 'player',
  find(game, { id }) {
    if (game.command.length === 0) return nothing;
    const dungeon = dungeonOf(game, id);
    if (dungeon === null || roomNow(game, dungeon)?.leadsTo.length !== 0) return nothing;
    const refs = roomsOf(game, dungeon).map(({ ref }) => ref);
    return isSourceOfTriggered(game, dungeon.id, refs)
      ? nothing
      : found({ type: 'completeDungeon', player: id, dungeon: dungeon.id });
  },
};
