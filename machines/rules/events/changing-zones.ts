import {
  faceUpAsItEnters,
  functionsOnPermanents,
  isFaceDown,
  isSpokenOf,
  keepsBare,
  objectAt,
  ruleChangesEntering,
  someSays,
  unlockedAsCast,
  zoneIds,
} from '../characteristics/index.ts';
import type { Copied } from '../state/copied.ts';
import { copyOf } from '../state/copy.ts';
import type { Entering, EventOf } from '../state/event.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject, LastKnown, PlacedSticker } from '../state/object.ts';
import { byItself, cardsOf } from '../state/represented.ts';
import { abilityAt } from '../state/text.ts';
import { type Writable, write } from '../state/write.ts';
import { isHiddenZone, type Zone } from '../state/zones.ts';
import { keptFaceDown } from './drawn-meanwhile.ts';
import { countersOnEntering } from './entering-counters.ts';
import { keepUnder } from './remember.ts';
import { noteShown } from './revealed.ts';

/** Something that is about to leave, as it was before anything of the batch is applied. */
export interface LeavingObject {
  readonly known: LastKnown;
  readonly counters: GameObject['counters'];
}

export type Leaving = ReadonlyMap<ObjectId, LeavingObject>;

/** It has left, and is remembered as it was before anything of the batch was applied. */
function leave(game: Game, id: ObjectId, leaving: Leaving): Writable<GameObject> {
  const gone = write(game).object(id);
  const was = leaving.get(id);
  gone.left = was?.known ?? null;
  // Counters removed at the same time (704.5q) were on it.
  if (was !== undefined && was.counters !== gone.counters) gone.counters = was.counters;
  return gone;
}

/**
 * Moves an object: it becomes a new object in the new zone (400.7), the old one keeps its last known information.
 * Returns the event with the new object's id.
 */
export function changeZones(game: Game, event: EventOf<'move'>, leaving: Leaving): EventOf<'move'> {
  const old = objectAt(game, event.object);
  if (event.partOf !== undefined && event.partOf !== old.id) return applyJoining(game, old, event, leaving);
  const bare = entersBare(game, event);
  const isFurther = event.partOf !== undefined;
  if (!isFurther) takeOut(game, old);
  const moved = bare ? { ...reborn(game, old, event), counters: {} } : reborn(game, old, event);
  write(game).addObject(moved);
  putIn(game, moved.zone, moved.owner, moved.id, event.position);
  if (isFurther) {
    const gone = write(game).object(old.id);
    gone.becameBesides = [...(gone.becameBesides ?? []), moved.id];
  } else leave(game, old.id, leaving).became = moved.id;
  if (old.zone === 'stack' && event.to === 'battlefield') goOnWith(game, old.id, moved.id);
  for (const effect of event.entering?.effects ?? []) {
    const writer = write(game);
    const begun = { id: writer.nextId(), timestamp: writer.nextTimestamp(), objects: [moved.id] };
    writer.root.effects = [...game.effects, { ...copyOf(effect), ...begun }];
  }
  if (moved.revealedTo.length > 0 && isHiddenZone(moved.zone)) noteShown(game, [moved.id]);
  if (event.linked !== undefined) keepUnder(game, event.linked, { objects: [moved.id] });
  return { ...event, became: moved.id };
}

/** A further card of what is one permanent now (712.14c): the cards that it is were gathered as the first of them entered. */
function applyJoining(
  game: Game,
  old: GameObject,
  event: EventOf<'move'>,
  leaving: Leaving,
): EventOf<'move'> {
  const { became } = objectAt(game, event.partOf ?? old.id);
  takeOut(game, old);
  leave(game, old.id, leaving).became = became;
  if (became !== null) {
    const { was } = objectAt(game, became);
    if (was !== undefined) write(game).object(became).was = [...was, old.id];
  }
  return { ...event, became };
}

/**
 * The stickers on what moves, in a public zone (123.5, 400.7m): of all that becomes one permanent (123.5a); of what several
 * cards represented they stay with one of those (123.5c).
 */
function retained(game: Game, old: GameObject, event: EventOf<'move'>): readonly PlacedSticker[] {
  if (isHiddenZone(event.to)) return [];
  if (old.components !== undefined && event.cards !== undefined && event.keepsStickers !== true) return [];
  const all = [old, ...(event.along ?? []).map((id) => objectAt(game, id))];
  return all.flatMap(({ stickers = [] }) => stickers).sort((one, other) => one.timestamp - other.timestamp);
}

/** What goes with the physical card wherever that goes (607.2p). */
const lastingOf = (links: GameObject['links']): GameObject['links'] =>
  Object.fromEntries(Object.entries(links).filter(([, { lasts }]) => lasts === true));

/**
 * What changes the characteristics or the controller of a permanent spell, or prevents damage from it, goes on with the
 * permanent that it becomes (400.7a, 400.7c); of what a static ability gave it, what functions on the battlefield
 * (400.7b, 611.3d).
 */
function goOnWith(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const applies = ({ changes, given, named, objects, toSpell, replacement }: ContinuousEffect): boolean =>
    (changes.length > 0 &&
      objects?.includes(spell) === true &&
      (toSpell !== true || given?.some((ref) => functionsOnPermanents(abilityAt(game, ref))) === true)) ||
    (replacement?.prevent !== undefined && Object.values(named).some((one) => one.objects.includes(spell)));
  if (!game.effects.some(applies)) return;
  const follow = (ids: readonly ObjectId[]) => ids.map((id) => (id === spell ? permanent : id));
  write(game).root.effects = game.effects.map((effect) =>
    applies(effect)
      ? {
          ...effect,
          objects: effect.objects === null ? null : follow(effect.objects),
          named: Object.fromEntries(
            Object.entries(effect.named).map(([name, one]) => [
              name,
              { ...one, objects: follow(one.objects) },
            ]),
          ),
        }
      : effect,
  );
}

/** It can't have counters put on it, nor enter with any (113.6i). */
const entersBare = (game: Game, event: EventOf<'move'>): boolean =>
  event.entering !== null &&
  keepsBare(game) &&
  someSays(ruleChangesEntering(game, event), (home, { change }) => home.staysBare?.(change));

function reborn(game: Game, whole: GameObject, event: EventOf<'move'>): GameObject {
  const id = game.objects.length;
  const component = cardsOf(whole).find((one) => one.card === event.cards?.[0]);
  const old = component === undefined ? whole : byItself(whole, component);
  const { card, definition } = old;
  const base = newObject({
    id,
    kind: old.kind === 'copy' && event.to === 'battlefield' ? 'token' : old.kind,
    definition,
    card,
    owner: old.owner,
    controller: event.entering?.controller ?? old.owner,
    zone: event.to,
    timestamp: write(game).nextTimestamp(),
    turn: game.turn.number,
  });
  if (isSpokenOf(game, 'was') || isSpokenOf(game, 'before')) base.was = [old.id];
  if (event.along !== undefined)
    base.components = [old.id, ...event.along].flatMap((one) => copyOf(cardsOf(objectAt(game, one))));
  const stickers = retained(game, old, event);
  if (stickers.length > 0) base.stickers = copyOf(stickers);
  if (event.entering !== null) return entered(game, base, old, event.entering);
  const copied = copiedStill(old);
  base.links = copyOf(lastingOf(old.links));
  if (copied) base.copied = copied;
  if (old.values) base.values = copyOf(old.values);
  // A double-faced card is front face up everywhere else (712.8a), and cast so if nothing else is said (712.11).
  base.face = event.to === 'stack' ? (event.face ?? (old.kind === 'card' ? 0 : old.face)) : 0;
  base.faceDown = event.faceDown;
  if (event.faceDown && event.to === 'hand') base.keptFaceDown = keptFaceDown(game, old.id);
  if (event.faceDownAs !== undefined) base.faceDownAs = event.faceDownAs;
  base.revealedTo = revealedTo(game, old, event);
  // It didn't change zones (400.8, 400.10), and only what does loses its counters (122.2).
  if (old.zone === event.to && (event.to === 'exile' || event.to === 'command'))
    base.counters = copyOf(old.counters);
  return base;
}

/**
 * Who sees what is hidden where it goes: everyone if it is revealed, as what was face down on the battlefield or the
 * stack is (708.9); of a card exiled face down who looked at it before (406.3).
 */
function revealedTo(game: Game, old: GameObject, event: EventOf<'move'>): readonly PlayerId[] {
  if (isHiddenZone(event.to))
    return event.revealed || isFaceDown(old) ? game.players.map((player) => player.id) : [];
  return event.to === 'exile' && event.faceDown ? [...old.revealedTo] : [];
}

/** How a permanent enters (614.1c-d), with what its spell's controller chose (400.7d, 607.2i). */
function entered(game: Game, base: Writable<GameObject>, old: GameObject, how: Entering): GameObject {
  const copied =
    how.copied === undefined ? copiedStill(old) : { ...copyOf(how.copied), timestamp: base.timestamp };
  if (copied) base.copied = copied;
  if (old.values) base.values = copyOf(old.values);
  if (how.faceDownAs !== undefined) base.faceDownAs = how.faceDownAs;
  base.face = faceUpAsItEnters(game, old, how);
  const unlocked = unlockedAsCast(game, old, how);
  if (unlocked.length > 0) base.unlocked = unlocked;
  base.tapped = how.tapped;
  base.faceDown = how.faceDown;
  if (how.manifested) base.manifested = true;
  base.protector = how.protector ?? null;
  base.attachedTo = how.attachedTo === 'gone' ? null : copyOf(how.attachedTo);
  base.links = copyOf({ ...old.links, ...how.links });
  base.cast = old.zone === 'stack' && old.stack !== null ? copyOf(old.stack.choices) : null;
  base.counters = countersOnEntering(game, base, how);
  return base;
}

/** Tokens and copies of spells are copies by what they are, whatever zone they are in; a card is what is printed on it. */
const copiedStill = ({ copied, kind }: GameObject): Copied | undefined =>
  kind === 'card' || copied === undefined ? undefined : copyOf(copied);

/** Takes an object out of its zone's list. */
function takeOut(game: Game, object: GameObject): void {
  const ids = zoneIds(game, object.zone, object.owner);
  write(game).setZone(
    object.zone,
    object.owner,
    ids.filter((id) => id !== object.id),
  );
}

function putIn(
  game: Game,
  zone: Zone,
  owner: PlayerId,
  id: ObjectId,
  position: EventOf<'move'>['position'],
): void {
  const ids = zoneIds(game, zone, owner);
  write(game).setZone(zone, owner, inserted(ids, id, zone, position));
}

/** A library has its top card first; every other zone has the newest last. */
function inserted(
  ids: readonly ObjectId[],
  id: ObjectId,
  zone: Zone,
  position: EventOf<'move'>['position'],
): readonly ObjectId[] {
  if (zone !== 'library') return [...ids, id];
  if (position === 'bottom') return [...ids, id];
  const index = position === 'top' ? 0 : Math.min(position, ids.length);
  return [...ids.slice(0, index), id, ...ids.slice(index)];
}

/**
 * A spell merges with a permanent (730.2b): it leaves the stack and becomes part of that, which stays the object that it was
 * (730.2c). Effects on the spell go on with the permanent (702.140f).
 */
export function mergeInto(
  game: Game,
  spell: ObjectId,
  permanent: ObjectId,
  leaving: Leaving,
  merged: (timestamp: number) => Partial<GameObject>,
): void {
  const as = copyOf(merged(write(game).nextTimestamp()));
  const joining = objectAt(game, spell);
  const object = write(game).object(permanent);
  delete object.copied;
  delete object.faceDownAs;
  delete object.values;
  Object.assign(object, as);
  if (joining.stickers !== undefined)
    object.stickers = copyOf([...(object.stickers ?? []), ...joining.stickers]); // 123.5b
  takeOut(game, joining);
  leave(game, spell, leaving).became = permanent;
  goOnWith(game, spell, permanent);
}

/** An object stops existing where it is. */
export function ceaseToExist(game: Game, id: ObjectId, leaving: Leaving): void {
  const object = objectAt(game, id);
  takeOut(game, object);
  leave(game, id, leaving);
}
