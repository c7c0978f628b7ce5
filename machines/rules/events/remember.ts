/** What linked abilities remember (607). */
import type { LinkedTo } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { LinkMemory } from '../state/object.ts';
import { write } from '../state/write.ts';

/**
 * Keeps more under a link of an object, after what lies there already (607.3). Nothing is kept for an object that
 * nothing can ask about any more.
 */
export function keepUnder(game: Game, { object: id, link }: LinkedTo, more: Partial<LinkMemory>): void {
  const known = game.objects[id];
  if (known === undefined || known === null) return;
  const before = known.links[link];
  const after: LinkMemory = {
    objects: [...(before?.objects ?? []), ...(more.objects ?? [])],
    players: [...(before?.players ?? []), ...(more.players ?? [])],
    values: [...(before?.values ?? []), ...(more.values ?? [])],
  };
  write(game).object(id).links = { ...known.links, [link]: after };
}

/** Nothing lies under a link of an object any more. */
export function forgetUnder(game: Game, { object: id, link }: LinkedTo): void {
  const known = game.objects[id];
  if (known === undefined || known === null) return;
  const { [link]: _before, ...links } = known.links;
  write(game).object(id).links = links;
}
