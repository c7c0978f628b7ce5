/** What stands in an event for what a player may not know. */
import type { ObjectId } from '../../rules/state/identity.ts';

/** An object that a player may not tell from others. */
export const hiddenObject: ObjectId = -1;

export const unlessHidden = (
  ids: readonly ObjectId[],
  isSeen: (id: ObjectId) => boolean,
): readonly ObjectId[] => ids.map((id) => (isSeen(id) ? id : hiddenObject));
