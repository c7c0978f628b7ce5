import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { isRecord } from '../state/is-record.ts';

/**
 * The objects that can't be chosen to change zones while replacement effects are applied: what is entering the battlefield,
 * and is still where it comes from (614.13a), and what was chosen for that already (614.13b). Empty unless instructions of
 * such an effect are followed now, or its cost is paid.
 */
export function takenNow({ frames }: Game): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const [at, { procedure, memory }] of frames.entries()) {
    const above = frames[at + 1]?.procedure;
    if (procedure !== 'happen' || (above !== 'program' && above !== 'pay')) continue;
    const items: readonly unknown[] = Array.isArray(memory.items) ? memory.items : [];
    for (const item of items) {
      const object = takenBy(item);
      if (object !== null) found.push(object);
    }
  }
  return found;
}

/** The object that an item of a batch lets enter, or that something done as others enter moves. */
function takenBy(item: unknown): ObjectId | null {
  if (!isRecord(item) || !isRecord(item.event)) return null;
  const { entering, object, type } = item.event;
  const isEntering = entering !== undefined && entering !== null;
  const isTaken = isEntering || (item.joined === true && moving.has(type));
  return isTaken && typeof object === 'number' ? object : null;
}

const moving: ReadonlySet<unknown> = new Set(['destroy', 'discard', 'move', 'sacrifice']);
