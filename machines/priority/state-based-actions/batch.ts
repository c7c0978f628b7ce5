import type { GameEvent } from '../../rules/index.ts';

/** Which of two results for one object is the one that happens, if both come to its being put into a graveyard. */
const strength: Partial<Record<GameEvent['type'], number>> = { move: 3, sacrifice: 2, destroy: 1 };

/**
 * The events of a check as one batch (704.3): the same result happens once (704.7), whichever rules found it. Of
 * being put into a graveyard and being destroyed the first is the one that nothing saves from.
 */
export function asOneBatch(events: readonly GameEvent[]): readonly GameEvent[] {
  const batch: GameEvent[] = [];
  const places = new Map<string, number>();
  for (const event of events) {
    const key = resultOf(event);
    const place = places.get(key);
    const other = place === undefined ? undefined : batch[place];
    if (place === undefined || other === undefined) {
      places.set(key, batch.length);
      batch.push(event);
    } else if ((strength[event.type] ?? 0) > (strength[other.type] ?? 0)) batch[place] = event;
  }
  return batch.toSorted((a, b) => Number(leaves(a)) - Number(leaves(b)));
}

/** What stays and changes comes before what leaves. */
const leaves = (event: GameEvent): boolean => event.type in strength || event.type === 'cease';

function resultOf(event: GameEvent): string {
  switch (event.type) {
    case 'lose':
      return `lose ${event.player}`;
    case 'destroy':
    case 'sacrifice':
    case 'cease':
      return `leave ${event.object}`;
    case 'completeDungeon':
      return `leave ${event.dungeon}`;
    case 'move':
      return event.to === 'command' ? `command ${event.object}` : `leave ${event.object}`;
    default:
      return JSON.stringify(event);
  }
}
