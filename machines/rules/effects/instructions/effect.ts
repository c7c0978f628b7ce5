import { copyOf } from '../../state/copy.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { EventOf } from '../../state/event.ts';
import type { ContinuousEffect, Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import type { Scope } from '../../state/scope.ts';
import type {} from '../../state/vocabulary/index.ts';
import { write } from '../../state/write.ts';
import type { Zone } from '../../state/zones.ts';

/** Lets a continuous effect begin with a new timestamp (613.7b); the event of it is to happen at once. */
export function beginEffect(
  game: Game,
  effect: Omit<ContinuousEffect, 'id' | 'timestamp'>,
): EventOf<'effectBegins'> {
  const writer = write(game);
  // A copy: nothing in a game is reached in two ways, not even what is printed.
  const begun: ContinuousEffect = copyOf({
    ...effect,
    id: writer.nextId(),
    timestamp: writer.nextTimestamp(),
  });
  writer.root.effects = [...game.effects, begun];
  writer.changed();
  return { type: 'effectBegins', effect: begun.id, source: begun.source };
}

/** What was exiled until the source leaves goes back to a zone as it does (610.3): that begins. */
export const returningLater = (
  game: Game,
  scope: Scope,
  ref: TextRef,
  objects: readonly ObjectId[],
  returnsTo: Zone,
): EventOf<'effectBegins'> =>
  beginEffect(game, { ...emptyEffect(game, scope, ref), until: 'untilSourceLeaves', objects, returnsTo });
