import { type EventOf, type EventType, gameEventWord, type Happened } from '../rules/index.ts';
import type { EmittedName } from '../words/game-events/index.ts';

interface Of<Name extends string, Type extends EventType> {
  readonly type: Name;
  /** What happened. */
  readonly event: EventOf<Type>;
  /** The same with its number, rule and causes. */
  readonly happened: Happened;
}

type AllOf<Type extends EventType> = { [Name in EmittedName<Type>]: Of<Name, Type> }[EmittedName<Type>];

/** Everything that happens, as an actor emits it: `actor.on('damage.dealt', …)`. */
export type Emitted = { [Type in EventType]: AllOf<Type> }[EventType];

/** The emitted event for something that happened. */
export function emittedFor(happened: Happened): Emitted {
  const { event } = happened;
  const { emits } = gameEventWord(event);
  const type = typeof emits === 'function' ? emits(event) : emits;
  // The name and the event are of the same home: the type can't follow that through a table.
  return { type, event, happened } as Emitted;
}
