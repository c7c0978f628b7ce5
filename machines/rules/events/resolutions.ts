import { isRecalled } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import { write } from '../state/write.ts';
import { isLookedFor } from './condition-index.ts';

/** How many times an ability of an object has resolved this turn (603.7h); 0 where no text asks for it. */
export function timesResolved(game: Game, source: ObjectId, ability: TextRef): number {
  const counted = game.objects[source]?.resolutions?.[ability];
  return counted !== undefined && counted.turn === game.turn.number ? counted.count : 0;
}

/** Counts on its source that an ability has resolved, where some text asks how often that happened. */
export function noteResolved(game: Game, onStack: ObjectId): void {
  if (!isLookedFor(game, 'resolve') && !isRecalled(game, 'resolutions')) return;
  const { ability, source } = game.objects[onStack]?.stack ?? { ability: null, source: null };
  if (ability === null || source === null) return;
  const object = game.objects[source];
  if (object == null) return;
  const count = timesResolved(game, source, ability) + 1;
  const { number: turn } = game.turn;
  write(game).object(source).resolutions = { ...object.resolutions, [ability]: { turn, count } };
}
