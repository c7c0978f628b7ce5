import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { write } from '../state/write.ts';

/**
 * Forgets objects that have left their zone and that nothing can ask for any more (113.7a, 608.2h): what is on the
 * stack, waits, lasts, is delayed, linked or under way still can. Everything that may hold an id is read as numbers;
 * a number that happens to equal an id only keeps an object longer.
 */
export function forgetGone(game: Game): void {
  const gone = game.objects.filter((object) => object !== null && object.left !== null);
  const leftovers = game.objects.filter(
    (object) => object !== null && object.became !== null && object.left === null,
  );
  if (gone.length + leftovers.length === 0) return;
  const asked = new Set<ObjectId>();
  collect([game.effects, game.delayed, game.waiting, game.permissions, game.frames, game.combat], asked);
  for (const object of game.objects) {
    if (object === null || object.left !== null || object.became !== null) continue;
    collect([object.stack, object.cast, object.links], asked);
  }
  for (const object of [...gone, ...leftovers]) {
    if (object !== null && !asked.has(object.id)) write(game).forgetObject(object.id);
  }
}

function collect(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, into);
}
