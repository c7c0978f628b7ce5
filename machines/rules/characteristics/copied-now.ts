import type { CopiableValues, Copied } from '../state/copied.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { faceDownText } from '../state/rule-texts.ts';
import { isNamed } from '../state/said-by-rules.ts';
import { definitionAt } from '../state/text.ts';
import { faceInUse, hasSharedTypeLine, isFlipCard } from './card-faces.ts';

/**
 * Of what an object is a copy now (613.2a): of copy effects the one that began last, since each gives all copiable
 * values; null if it is none. Of an object that has left, what it was as it left.
 */
export function copiedNow(game: Game, object: GameObject): Copied | null {
  if (object.left !== null) return object.left.copied ?? null;
  const own = object.copied ?? null;
  const last = copiesBy(game.effects)?.get(object.id);
  if (last === undefined) return own;
  return own !== null && own.timestamp > last.timestamp ? own : last;
}

/**
 * What gives an object its copiable values in place of what is printed on it (613.2a): what it is a copy of, or what merging
 * made of it, whichever began last (730.2a); null if nothing does.
 */
export function valuesGiven(
  game: Game,
  object: GameObject,
): (CopiableValues & { readonly timestamp: number; readonly pair?: number }) | null {
  const copied = copiedNow(game, object);
  const { merged } = object;
  return merged === undefined || (copied !== null && copied.timestamp > merged.timestamp) ? copied : merged;
}

/** What copy effects that end make of objects; kept for each list of effects. Null if there are none. */
function copiesBy(effects: readonly ContinuousEffect[]): ReadonlyMap<ObjectId, Copied> | null {
  if (effects.length === 0) return null;
  let found = known.get(effects);
  if (found === undefined) {
    found = null;
    for (const { copied, objects } of effects) {
      if (copied === undefined) continue;
      found ??= new Map();
      // Effects stand in the order in which they began.
      for (const id of objects ?? []) found.set(id, copied);
    }
    known.set(effects, found);
  }
  return found;
}

const known = new WeakMap<readonly ContinuousEffect[], Map<ObjectId, Copied> | null>();

/**
 * The copiable values of an object (707.2), for whatever copies it: as other copy effects and its face-down status
 * modify them, of the face that is up (707.8); as it last was, if it has left. Null for what has none: an ability.
 */
export function copiableValuesOf(game: Game, object: GameObject): CopiableValues | null {
  if (object.kind === 'ability' || object.kind === 'emblem') return null;
  if (isFaceDown(object)) return listedAt(game, object.faceDownAs ?? faceDownText);
  const given = valuesGiven(game, object);
  const values =
    given === null
      ? (object.values ?? {
          definition: object.definition,
          face: faceInUse(game, object, object.definition),
          exceptions: [],
        })
      : {
          definition: given.definition,
          face: given.face ?? faceInUse(game, object, given.definition),
          exceptions: given.exceptions,
        };
  // A copy of a flip card has both sets of characteristics, and a status of its own (710.1b, 707.2); one of a split
  // card has the same two halves, which can be cast like those of the card (709.3c).
  const isOfBoth =
    isFlipCard(game, values.definition) ||
    // 709.5b: also of a spell.
    hasSharedTypeLine(game, values.definition) ||
    (values.face === 'both' && object.zone !== 'stack');
  return isOfBoth ? { ...values, face: null } : values;
}

/** The copiable values that a text lists for something face down (708.2): no name, if it lists none. */
export function listedAt(game: Game, ref: TextRef): CopiableValues {
  const hasName = definitionAt(game, ref).name !== undefined;
  return { definition: ref, face: 0, exceptions: hasName ? [] : [isNamed('')] };
}

/** Where the copiable values of an object are printed: on what it is a copy of, on its topmost component, or on itself. */
export const copiableDefinition = (game: Game, object: GameObject): TextRef =>
  (valuesGiven(game, object) ?? object.values ?? object).definition;

/** Whether it is a face-down permanent or spell (708.2), and not a card that is hidden elsewhere. */
export const isFaceDown = ({ faceDown, zone }: GameObject): boolean =>
  faceDown && (zone === 'battlefield' || zone === 'stack');
