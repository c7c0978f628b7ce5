/** What a batch that is still on its way moves: the objects are where they come from. */
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { isHiddenZone } from '../state/zones.ts';
import type { Item } from './settle.ts';

/**
 * What a player has looked at because it would move to a public zone, before it is chosen what is replaced (400.6): what
 * would be put onto the battlefield everyone has, anything else its owner; nothing that would be face down there.
 */
export const lookedAtAsItMoves = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.frames.flatMap((frame) =>
    movesOf(frame).flatMap(({ entering, faceDown, object, to }) =>
      isHiddenZone(to) ||
      faceDown ||
      entering?.faceDown === true ||
      (to !== 'battlefield' && game.objects[object]?.owner !== player)
        ? []
        : [object],
    ),
  );

function movesOf({ memory, procedure }: Frame) {
  if (procedure !== 'happen' || !Array.isArray(memory.items)) return [];
  const items: readonly Item[] = memory.items;
  return items.flatMap(({ event }) => (event?.type === 'move' ? [event] : []));
}
