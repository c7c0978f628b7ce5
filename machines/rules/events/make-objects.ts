/** Objects that come of no card: copies, emblems, tokens. */
import { copiedNow, objectAt, zoneIds } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject } from '../state/object.ts';
import { write } from '../state/write.ts';

/** A copy of a spell or ability on top of the stack (707.10): controlled by the player, with the choices given. */
export function makeCopy(game: Game, event: EventOf<'copyOnStack'>): ObjectId {
  const writer = write(game);
  const original = objectAt(game, event.of);
  const copied = event.copied ?? copiedNow(game, original);
  const copy: GameObject = {
    ...newObject({
      id: game.objects.length,
      kind: original.kind === 'ability' ? 'ability' : 'copy',
      definition: original.definition,
      card: writer.nextCard(),
      owner: event.player,
      controller: event.player,
      zone: 'stack',
      timestamp: writer.nextTimestamp(),
      turn: game.turn.number,
    }),
    face: original.face,
    faceDown: original.faceDown,
    ...(original.faceDownAs !== undefined && { faceDownAs: original.faceDownAs }),
    ...(copied && { copied: copyOf(copied) }),
    // Also what its costs were paid with, and was kept for linked abilities (607.2q).
    links: copyOf(original.links),
    stack: original.stack === null ? null : copyOf({ ...original.stack, choices: event.choices }),
  };
  writer.addObject(copy);
  writer.setZone('stack', event.player, [...game.stack, copy.id]);
  return copy.id;
}

/** A copy of a card beside it, which the player owns (707.12): once it is anywhere but on the stack it ceases to exist. */
export function copyWhereItIs(game: Game, event: EventOf<'copyCard'>): ObjectId {
  const writer = write(game);
  const { definition, zone } = objectAt(game, event.of);
  const copy = newObject({
    id: game.objects.length,
    kind: 'copy',
    definition,
    card: writer.nextCard(),
    owner: event.player,
    controller: event.player,
    zone,
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  writer.addObject(event.copied === undefined ? copy : { ...copy, copied: copyOf(event.copied) });
  writer.setZone(zone, event.player, [...zoneIds(game, zone, event.player), copy.id]);
  return copy.id;
}

/** Puts an emblem into the command zone (114.1); what is printed on it is its text. */
export function makeEmblem(game: Game, player: PlayerId, text: TextRef): ObjectId {
  const writer = write(game);
  const emblem = newObject({
    id: game.objects.length,
    kind: 'emblem',
    definition: text,
    card: writer.nextCard(),
    owner: player,
    controller: player,
    zone: 'command',
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  writer.addObject(emblem);
  writer.setZone('command', player, [...game.command, emblem.id]);
  return emblem.id;
}

/**
 * Makes the objects that a creation puts onto the battlefield: tokens that are nowhere yet (111.2). Each then enters
 * by a move, to which replacement effects apply (616.1g). A copy of what has two faces has both (707.8a).
 */
export function makeTokenObjects(game: Game, event: EventOf<'create'>): readonly ObjectId[] {
  return Array.from({ length: event.count }, () => {
    const writer = write(game);
    const token = tokenOf(game, event, { card: writer.nextCard(), timestamp: writer.nextTimestamp() });
    writer.addObject(token);
    return token.id;
  });
}

/** A token of a creation as it is before it enters, the next object of the game; the game stays as it is. */
export const tokenOf = (
  game: Game,
  event: EventOf<'create'>,
  { card, timestamp }: { readonly card: CardNumber; readonly timestamp: number },
): GameObject => ({
  ...newObject({
    id: game.objects.length,
    kind: 'token',
    definition: event.token,
    card,
    owner: event.player,
    controller: event.entering.controller,
    zone: 'outside',
    timestamp,
    turn: game.turn.number,
  }),
  ...(event.copied && { copied: copyOf(event.copied) }),
  ...(event.values && { values: copyOf(event.values) }),
});
