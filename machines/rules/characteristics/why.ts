import type { Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import type { Characteristics, GameObject } from '../state/object.ts';
import { modificationWord } from '../state/word-table.ts';
import type { Asking } from './asking.ts';
import { cacheOf } from './cache.ts';
import { copiableValues } from './copiable.ts';
import { copiedNow, isFaceDown, valuesGiven } from './copied-now.ts';
import { applyLayers, withItsCounters } from './layers.ts';
import { isLookedAt } from './looked-at.ts';
import { type PrintedTexts, printedTexts } from './printed.ts';
import { printedAlone, printedOn } from './printed-on.ts';
import type { LayerChange, Watch } from './watch.ts';
import { objectAt } from './zone-lists.ts';

/** A characteristic, or who controls an object (109.3), by its name in `Characteristics`. */
export type CharacteristicName = Exclude<keyof Characteristics, 'keywords'>;

/** One reason for a characteristic: what made the change, in which layer, and what it was before and after. */
export interface Reason<Name extends CharacteristicName> extends Omit<LayerChange, 'before' | 'after'> {
  readonly before: Characteristics[Name];
  readonly after: Characteristics[Name];
}

/** Why a characteristic of an object is what it is. */
export interface Why<Name extends CharacteristicName> {
  readonly object: ObjectId;
  readonly characteristic: Name;
  /** What is printed on it, without any effect. */
  readonly printed: Characteristics[Name];
  /** In the order in which they were made: by layers, and within one by timestamps and dependencies (613). */
  readonly reasons: readonly Reason<Name>[];
  readonly now: Characteristics[Name];
  /** It has left, or is phased out: this is its last known information (608.2h), and of that no effect is known any more. */
  readonly lastKnown: boolean;
}

/** All that changed an object, layer by layer, in the order in which it was made. None for what has left or is phased out. */
export function layerChangesWith(ask: Asking, game: Game, id: ObjectId): readonly LayerChange[] {
  const { left, phasedOut } = objectAt(game, id);
  if (left !== null || phasedOut) return [];
  return watchLayers(ask, game, printedTexts(game), id).changes;
}

export function whyWith<Name extends CharacteristicName>(
  ask: Asking,
  game: Game,
  id: ObjectId,
  characteristic: Name,
): Why<Name> {
  const now = ask.characteristics(game, id)[characteristic];
  const { left, phasedOut } = objectAt(game, id);
  if (left !== null || phasedOut)
    return { object: id, characteristic, printed: now, reasons: [], now, lastKnown: true };
  const { changes, printed } = watchLayers(ask, game, printedTexts(game), id);
  return {
    object: id,
    characteristic,
    printed: printed[characteristic],
    reasons: changes.flatMap((made): Reason<Name>[] => {
      const { after: whole, before: was, ...how } = made;
      const before: Characteristics[Name] = was[characteristic];
      const after: Characteristics[Name] = whole[characteristic];
      const isReason =
        !isSame(before, after) ||
        (how.change !== null && modificationWord(how.change).says?.(characteristic, how.change) === true);
      return isReason ? [{ ...how, before, after }] : [];
    }),
    now,
    lastKnown: false,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** A static ability by where it is printed and what has it, and the objects that its continuous effect affects. */
export interface Affecting {
  readonly source: ObjectId;
  readonly ref: TextRef;
  readonly objects: readonly ObjectId[];
}

/** What each static ability that changes characteristics came to affect as its effect began to apply (613.6). */
export function affectedByStaticsWith(ask: Asking, game: Game): readonly Affecting[] {
  // A root of its own, as below.
  const apart: Game = { ...game };
  return applyLayers(ask, apart, printedTexts(game), cacheOf(apart)).flatMap(({ affected, had, source }) =>
    had === null || affected === null ? [] : { source, ref: had.ref, objects: affected },
  );
}

/**
 * Goes through the layers once more, as `applyLayers` does, and notes what is done to one object: what is printed on
 * it, what made its copiable values of that (613.2), and each change by a layer after that.
 */
function watchLayers(
  ask: Asking,
  game: Game,
  texts: PrintedTexts,
  id: ObjectId,
): { readonly printed: Characteristics; readonly changes: readonly LayerChange[] } {
  // A root of its own: what is found here is no answer that anyone keeps.
  const apart: Game = { ...game };
  const object = objectAt(apart, id);
  const watch: Watch = { object: id, seen: [] };
  const printed = noteCopiable(apart, texts, object, watch);
  if (isLookedAt(apart, printedOn(apart, texts, object), object.zone))
    applyLayers(ask, apart, texts, cacheOf(apart), watch);
  else withItsCounters(ask, apart, object, copiableValues(apart, texts, object), watch);
  return { printed, changes: watch.seen };
}

/** Notes what makes the copiable values (613.2a-b), and gives what is printed. */
function noteCopiable(game: Game, texts: PrintedTexts, object: GameObject, watch: Watch): Characteristics {
  const printed = copiableValues(game, texts, object, printedAlone(game, texts, object));
  const copied = copiedNow(game, object);
  let before = printed;
  const given = valuesGiven(game, object);
  if (given !== null) {
    const unturned: GameObject = { ...object, faceDown: false };
    const after = copiableValues(game, texts, object, printedOn(game, texts, unturned));
    watch.seen.push({
      layer: '1a',
      rule: given === copied ? '613.2a' : '730.2a',
      origin:
        copied !== null && given === copied
          ? { by: 'copy', source: copied.of, timestamp: copied.timestamp }
          : { by: 'rule' },
      waitedFor: [],
      change: null,
      before,
      after,
    });
    before = after;
  }
  if (isFaceDown(object))
    watch.seen.push({
      layer: '1b',
      rule: '613.2b',
      origin: { by: 'rule' },
      waitedFor: [],
      change: null,
      before,
      after: copiableValues(game, texts, object),
    });
  return printed;
}
