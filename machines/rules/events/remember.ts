/** What linked abilities remember (607). */
import { objectAt } from '../characteristics/index.ts';
import type { LinkedTo } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
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
    ...((before?.asTheyWere ?? more.asTheyWere) === true && { asTheyWere: true }),
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

/**
 * What was exiled as something entered is kept under a link of that from before it was moved: from now on it is found
 * there as what it is in exile (607.2b, 614.14). `became` says of the objects that were exiled what they are there.
 */
export function followIntoExile(game: Game, id: ObjectId, became: ReadonlyMap<ObjectId, ObjectId>): void {
  const { links } = objectAt(game, id);
  if (!Object.values(links).some(({ objects }) => objects.some((one) => became.has(one)))) return;
  write(game).object(id).links = Object.fromEntries(
    Object.entries(links).map(([link, memory]) => [
      link,
      { ...memory, objects: memory.objects.map((one) => became.get(one) ?? one) },
    ]),
  );
}
