import type { Game } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import { faceDownText } from '../state/rule-texts.ts';
import { faceInUse } from './card-faces.ts';
import { listedAt, valuesGiven } from './copied-now.ts';
import { emblemAt, faceAt, frontAt, nothing, type Printed, type PrintedTexts } from './printed.ts';
import { printedCopy } from './printed-copy.ts';

/**
 * The copiable values of an object (613.2c): as its face-down status says (708.2, 613.2b), else of what it is a copy
 * or what merging made of it (613.2a), else what is printed on it, on the face that counts.
 */
export function printedOn(game: Game, texts: PrintedTexts, object: GameObject): Printed {
  if (object.kind === 'ability') return nothing;
  const { definition, zone } = object;
  if (object.faceDown) {
    if (zone === 'battlefield' || zone === 'stack') {
      const listed = listedAt(game, object.faceDownAs ?? faceDownText);
      const { definition: ref, exceptions } = listed;
      return exceptions.length === 0 ? frontAt(game, texts, ref) : printedCopy(game, texts, listed, 0);
    }
    if (zone === 'exile' || zone === 'hand') return nothing; // 406.3a, 121.8
  }
  if (object.kind === 'emblem') return emblemAt(game, texts, definition);
  const values = valuesGiven(game, object) ?? object.values;
  return values === undefined
    ? faceAt(game, texts, definition, faceInUse(game, object, definition))
    : printedCopy(game, texts, values, faceInUse(game, object, values.definition));
}

/** What is printed on an object itself, whatever it is a copy of and though it is face down. */
export function printedAlone(game: Game, texts: PrintedTexts, object: GameObject): Printed {
  const { definition, kind } = object;
  if (kind === 'ability') return nothing;
  if (kind === 'emblem') return emblemAt(game, texts, definition);
  return faceAt(game, texts, definition, faceInUse(game, object, definition));
}
