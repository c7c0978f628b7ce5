import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { isRecord } from '../state/is-record.ts';
import { write } from '../state/write.ts';

/**
 * Forgets objects that have left their zone and that nothing can ask for any more (113.7a, 608.2h): what is on the
 * stack, waits, lasts, is delayed, linked or under way still can. Everything that may hold an id is read as numbers;
 * a number that happens to equal an id only keeps an object longer.
 */
export function forgetGone(game: Game): void {
  const gone: ObjectId[] = [];
  const asked = new Set<ObjectId>();
  for (const object of game.objects) {
    if (object === null) continue;
    if (object.left !== null || object.became !== null) {
      gone.push(object.id);
      continue;
    }
    if (object.stack !== null) collect(object.stack, asked);
    if (object.cast !== null) collect(object.cast, asked);
    collect(object.links, asked);
  }
  if (gone.length === 0) return;
  for (const part of [game.effects, game.delayed, game.waiting, game.permissions, game.frames, game.combat])
    collect(part, asked);
  const writer = write(game);
  for (const id of gone) if (!asked.has(id)) writer.forgetObject(id);
}

function collect(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value);
  else if (Array.isArray(value)) for (const part of value) collect(part, into);
  else if (isRecord(value)) for (const key in value) collect(value[key], into);
}
