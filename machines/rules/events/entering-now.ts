import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';

/**
 * The objects that are entering the battlefield while a replacement effect says how (614.13a): they are still where they
 * come from, and can't be chosen to change zones. Empty unless the instructions of such an effect are followed now.
 */
export function enteringNow({ frames }: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const [at, { procedure, memory }] of frames.entries()) {
    if (procedure !== 'happen' || frames[at + 1]?.procedure !== 'program') continue;
    const items: readonly unknown[] = Array.isArray(memory.items) ? memory.items : [];
    for (const item of items) {
      const object = enters(item);
      if (object !== null) found.push(object);
    }
  }
  return found;
}

/** The object that an item of a batch lets enter. */
function enters(item: unknown): ObjectId | null {
  const event = typeof item === 'object' && item !== null && 'event' in item ? item.event : null;
  const isMove =
    typeof event === 'object' &&
    event !== null &&
    'object' in event &&
    'entering' in event &&
    event.entering !== null;
  return isMove && typeof event.object === 'number' ? event.object : null;
}
