import type { Face } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { shareCache } from './cache.ts';
import { isEitherOfTwo } from './card-faces.ts';
import { listedAt } from './copied-now.ts';
import { mergedFacing, mergedTurnedOver } from './merging.ts';
import { objectAt } from './zone-lists.ts';

/** How a card is put on the stack as it is cast: face down, with these characteristics (708.4), or as that face (712.11) or half (709.3a). */
export type PutOnStack = { readonly faceDown: TextRef } | { readonly face: Face };

/**
 * The game as it would be with a card as the spell that it would be (601.3e, 708.4, 712.11c): what may be cast, and for
 * what, is asked of those characteristics alone. A card exiled face down is face up by then (406.3a).
 */
export function asCast(game: Game, id: ObjectId, put: PutOnStack | null): Game {
  const object = objectAt(game, id);
  if (put === null) return object.faceDown && object.zone === 'exile' ? faceUp(game, id) : game;
  const key = `${id} ${'face' in put ? put.face : put.faceDown}`;
  return imagined(game, key, id, () => ({
    ...object,
    faceDown: false,
    copied:
      'face' in put
        ? {
            definition: object.definition,
            exceptions: [],
            ...object.copied,
            face: put.face,
            of: id,
            timestamp: 0,
            pair: 0,
          }
        : { ...listedAt(game, put.faceDown), of: id, timestamp: 0, pair: 0 },
  }));
}

/** Whether it is represented by a card, or a copy of one, that may be cast or played as either of two. */
export function isModal(game: Game, { definition, kind }: GameObject): boolean {
  if (kind !== 'card' && kind !== 'copy') return false;
  const card = game.definitions[definition];
  return card !== undefined && isEitherOfTwo(card);
}

/** The game as it would be if a face-down object were face up (702.37e). */
export const faceUp = (game: Game, id: ObjectId): Game =>
  imagined(game, `${id} up`, id, (object) => ({
    ...object,
    faceDown: false,
    face: 0,
    ...mergedFacing(game, object, false),
  }));

/** The game as it would be if a double-faced permanent had this face up (712.20). */
export const turnedOver = (game: Game, id: ObjectId, face: 0 | 1): Game =>
  imagined(game, `${id} over ${face}`, id, (object) => ({
    ...object,
    face,
    ...mergedTurnedOver(game, object),
  }));

/** The game as it would be with these permanents tapped. */
export const asTapped = (game: Game, ids: readonly ObjectId[]): Game =>
  ids.reduce((now, id) => imagined(now, `${id} tapped`, id, (object) => ({ ...object, tapped: true })), game);

function imagined(game: Game, key: string, id: ObjectId, change: (object: GameObject) => GameObject): Game {
  const after = { ...game, objects: game.objects.map((one) => (one?.id === id ? change(one) : one)) };
  const byKey = known.get(game) ?? new Map<string, Game>();
  known.set(game, byKey);
  const before = byKey.get(key);
  // What objects are is the same as long as nothing has changed that.
  if (before !== undefined) shareCache(before, after);
  byKey.set(key, after);
  return after;
}

/** What was last imagined of a root. */
const known = new WeakMap<Game, Map<string, Game>>();
