import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject } from '../state/object.ts';
import { isOwnZone } from '../state/zones.ts';
import { faceUpAsItEnters, unlockedAsCast } from './doors.ts';
import { type Printed, printedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { givesHowToEnter } from './spoken-of.ts';
import { objectAt } from './zone-lists.ts';

/**
 * The game as it would be with this object on the battlefield, entering as the event says by now (614.12): what is
 * asked of it sees the object's own static abilities and the effects that are there. Nothing of it lasts.
 */
export function afterEntering(game: Game, move: EventOf<'move'>): Game {
  const known = imagined.get(move);
  if (known !== undefined && known.before === game && known.changes === game.changes) return known.after;
  const after = imagine(game, move);
  imagined.set(move, { before: game, changes: game.changes, after });
  return after;
}

const imagined = new WeakMap<
  EventOf<'move'>,
  { readonly before: Game; readonly changes: number; readonly after: Game }
>();

/**
 * Whether anything could say of this object how it enters: what is printed on what it enters as, or an effect that
 * could give it such words. If not, the game as it would be needs not be looked at for that.
 */
export const couldSayHowItEnters = (game: Game, move: EventOf<'move'>): boolean =>
  givesHowToEnter(game) || enteringAs(game, move).saysHowItEnters;

/** The copiable values with which an object enters, and what is asked of what has them. */
export const enteringAs = (game: Game, move: EventOf<'move'>): Printed =>
  printedOn(game, printedTexts(game), enteringObject(game, objectAt(game, move.object), move));

function imagine(game: Game, move: EventOf<'move'>): Game {
  const old = objectAt(game, move.object);
  const entering = enteringObject(game, old, move);
  const others = (ids: readonly ObjectId[]) => ids.filter((id) => id !== old.id);
  const after: Game = {
    ...game,
    objects: game.objects.map((object, id) => (id === old.id ? entering : object)),
    battlefield: [...others(game.battlefield), old.id],
    effects: [...effectsOn(game, old), ...effectsOfEntering(game, old, move)],
  };
  if (old.zone === 'battlefield') return after;
  const { zone } = old;
  if (!isOwnZone(zone)) return { ...after, [zone]: others(game[zone]) };
  const players = game.players.map((player) =>
    player.id === old.owner ? { ...player, [zone]: others(player[zone]) } : player,
  );
  return { ...after, players };
}

/** It becomes a new object, to which effects don't apply (400.7); those on a permanent spell go on (400.7a). */
function effectsOn(game: Game, old: GameObject): Game['effects'] {
  if (old.zone === 'stack' || !game.effects.some(({ objects }) => objects?.includes(old.id)))
    return game.effects;
  return game.effects.map((effect) =>
    effect.objects === null ? effect : { ...effect, objects: effect.objects.filter((id) => id !== old.id) },
  );
}

/** What it is by the effects with which it enters, from the start (611.2e, 614.12). */
function effectsOfEntering(game: Game, old: GameObject, { entering }: EventOf<'move'>): Game['effects'] {
  if (entering?.effects === undefined) return [];
  const { id, timestamp } = game.next;
  return entering.effects.map((effect, at) => ({
    ...effect,
    id: id + at,
    timestamp: timestamp + 1 + at,
    objects: [old.id],
  }));
}

function enteringObject(game: Game, old: GameObject, move: EventOf<'move'>): GameObject {
  const how = move.entering;
  const copied = how?.copied ?? (old.kind === 'card' ? undefined : old.copied);
  const unlocked = unlockedAsCast(game, old, how);
  return {
    ...newObject({
      id: old.id,
      kind: old.kind === 'copy' ? 'token' : old.kind,
      definition: old.definition,
      card: old.card,
      owner: old.owner,
      controller: how?.controller ?? old.owner,
      zone: 'battlefield',
      timestamp: game.next.timestamp,
      turn: game.turn.number,
    }),
    ...(copied && { copied }),
    ...(old.values && { values: old.values }),
    ...(old.stickers && { stickers: old.stickers }),
    ...(unlocked.length > 0 && { unlocked }),
    ...(how?.faceDownAs && { faceDownAs: how.faceDownAs }),
    face: faceUpAsItEnters(game, old, how),
    tapped: how?.tapped ?? false,
    faceDown: how?.faceDown ?? false,
    counters: how?.counters ?? {},
    attachedTo: how === null || how.attachedTo === 'gone' ? null : how.attachedTo,
    links: { ...old.links, ...how?.links },
    cast: old.zone === 'stack' && old.stack !== null ? old.stack.choices : null,
  };
}
