import { characteristics, isSpokenOf, objectAt } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';

/**
 * Creatures that become unpaired (702.95e): one of the two is no creature on the battlefield any longer, or another
 * player has gained control of it.
 */
export function unpairings(game: Game, changedHands: ReadonlySet<ObjectId>): readonly GameEvent[] {
  if (!isSpokenOf(game, 'pair')) return none;
  const remains = (id: ObjectId): boolean => {
    const { left, phasedOut, zone } = objectAt(game, id);
    if (left !== null || zone !== 'battlefield' || phasedOut || changedHands.has(id)) return false;
    return characteristics(game, id).types.includes('creature');
  };
  return game.battlefield.flatMap((object): readonly GameEvent[] => {
    const other = game.objects[object]?.pairedWith;
    return other === undefined || (remains(object) && remains(other)) ? [] : [{ type: 'unpair', object }];
  });
}

const none: readonly never[] = [];
