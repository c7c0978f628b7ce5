/** Spells, abilities and cards are copied (707.10, 707.12). */
import { copiedNow, objectAt, zoneIds } from '../../rules/characteristics/index.ts';
import { objectLets } from '../../rules/events/impossible.ts';
import type { Copied } from '../../rules/state/copied.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { newObject } from '../../rules/state/new-object.ts';
import type { GameObject, StackChoices } from '../../rules/state/object.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** A copy of a spell or ability is put onto the stack above everything, with these choices (707.10). */
export interface CopyOnStack {
  readonly type: 'copyOnStack';
  readonly of: ObjectId;
  readonly player: PlayerId;
  readonly choices: StackChoices;
  readonly copied?: Copied;
  readonly made: ObjectId | null;
}

export const copyOnStack: GameEventWord<CopyOnStack, 'stack.copied'> = {
  apply: (game, event) => ({ ...event, made: putCopyOnStack(game, event) }),
  rule: null,
  mayHappen: (game, event) => objectLets(game, event.of, event),
  changes: 'anything',
  asksForCheck: true,
  about: 'stack',
  sentence: ({ of, player }, { name, who }) => `${who(player)} copies ${name(of)}.`,
  hides: 'nothing',
  emits: 'stack.copied',
};

/** The copy is controlled by the player. */
function putCopyOnStack(game: Game, event: CopyOnStack): ObjectId {
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

/** A copy of a card is created in the zone where that is (707.12). */
export interface CopyCard {
  readonly type: 'copyCard';
  readonly of: ObjectId;
  readonly player: PlayerId;
  readonly copied?: Copied;
  readonly made: ObjectId | null;
}

export const copyCard: GameEventWord<CopyCard, 'card.copied'> = {
  apply: (game, event) => ({ ...event, made: copyBeside(game, event) }),
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ of, player }, { name, who }) => `${who(player)} copies ${name(of)}.`,
  hides: 'nothing',
  emits: 'card.copied',
};

/** The player owns the copy: once it is anywhere but on the stack it ceases to exist. */
function copyBeside(game: Game, event: CopyCard): ObjectId {
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
