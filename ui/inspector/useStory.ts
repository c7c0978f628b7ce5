import { useMemo } from 'react';
import type { ObjectId } from '../../machines/rules/index.ts';
import { causeIndex, type Entry, entriesOn, objectsOf, storyOf } from '../log/index.ts';
import { type History, lineOf } from '../session/index.ts';

/** What belongs to the event that is looked at: what led to it, and what it led to. */
export interface Story {
  readonly events: ReadonlySet<number>;
  readonly objects: ReadonlySet<ObjectId>;
  readonly entries: readonly Entry[];
}

const none: Story = { events: new Set(), objects: new Set(), entries: [] };

/** The story of an event of the log, along the line that is looked at; that of none is empty. */
export function useStory(history: History, chosen: Entry | null): Story {
  const { steps } = history;
  const { path } = lineOf(history);
  const isAsking = chosen !== null;
  const index = useMemo(
    () => (isAsking ? causeIndex(path.flatMap((id) => steps[id]?.game.happened ?? [])) : null),
    [steps, path, isAsking],
  );
  return useMemo(() => {
    if (chosen === null || index === null) return none;
    const { events } = storyOf(index, chosen.happened.number);
    return {
      events,
      objects: new Set(
        [...events].flatMap((number) =>
          objectsOf(index.byNumber.get(number)?.event ?? chosen.happened.event),
        ),
      ),
      entries: entriesOn(steps, path).filter(({ happened }) => events.has(happened.number)),
    };
  }, [index, chosen, steps, path]);
}
