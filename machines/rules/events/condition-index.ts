import { isSpokenOf } from '../characteristics/index.ts';
import type { EventType } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { onceFor } from '../state/once-for.ts';
import { wordTable } from '../state/word-table.ts';

/** The words of trigger conditions that some text of a game says, with their homes. */
const wordsSaid = (definitions: Game['definitions']) =>
  Object.entries(wordTable().triggers).filter(([on]) => isSpokenOf({ definitions }, on));

/** Of those, the words of conditions that an event of each type can meet. */
type ByEvent = ReadonlyMap<EventType, readonly string[]>;

/** Of conditions that are matched at one time: all of them, but for those that never are. */
const matched = (never: boolean) =>
  onceFor((definitions: Game['definitions']): ByEvent => {
    const found = new Map<EventType, readonly string[]>();
    for (const [on, { events, looksBack }] of wordsSaid(definitions))
      if (looksBack !== never) for (const type of events) found.set(type, [...(found.get(type) ?? []), on]);
    return found;
  });

/** Those that are matched before the event is applied: some or all of them look back. */
export const metBefore = matched(false);
/** And those that are once it has been. */
export const metAfter = matched(true);

/** The words of states (603.8). */
export const states = onceFor((definitions: Game['definitions']): readonly string[] =>
  wordsSaid(definitions).flatMap(([on, { isSo }]) => (isSo === undefined ? [] : [on])),
);

/** Whether some text of a game triggers on events of this type, or asks whether there was one. */
export const isLookedFor = ({ definitions }: Game, type: EventType): boolean =>
  metAfter(definitions).has(type) || metBefore(definitions).has(type);
