/** Who may look at which cards, and in what order those of a library are. */
import { objectAt } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { lookedAtThrough } from '../state/links.ts';
import { write } from '../state/write.ts';
import { isHiddenZone } from '../state/zones.ts';
import { noteShown } from './revealed.ts';

/** Who now controls a permanent may look at the cards that it exiled face down and lets them look at (702.75a, 406.3). */
export function letLookThrough(game: Game, permanent: ObjectId, player: PlayerId): void {
  for (const id of game.exile) {
    const { links, revealedTo } = objectAt(game, id);
    if (links[lookedAtThrough]?.objects.includes(permanent) === true && !revealedTo.includes(player))
      write(game).object(id).revealedTo = [...revealedTo, player];
  }
}

/** Cards put on the top and the bottom of a library in an order; the first of each list is the upper one. */
export function applyReorder(game: Game, event: EventOf<'reorder'>): void {
  const library = game.players[event.player]?.library ?? [];
  const moved = new Set([...event.top, ...event.bottom]);
  write(game).player(event.player).library = [
    ...event.top,
    ...library.filter((id) => !moved.has(id)),
    ...event.bottom,
  ];
}

/** Cards shown to some players, or to all. */
export function applyReveal(game: Game, event: EventOf<'reveal'>): void {
  const to = event.to === 'all' ? game.players.map((player) => player.id) : event.to;
  for (const id of event.objects) {
    const object = objectAt(game, id);
    if (object.left === null) write(game).object(id).revealedTo = [...new Set([...object.revealedTo, ...to])];
  }
  noteShown(
    game,
    event.objects.filter((id) => isHiddenZone(objectAt(game, id).zone)),
    event.during,
  );
}
