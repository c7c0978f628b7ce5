import type { Game } from '../state/game.ts';
import type { TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { faceDownText } from '../state/rule-texts.ts';
import { isFlipCard } from './card-faces.ts';
import { copiedNow } from './copied-now.ts';
import { backAt, emblemAt, frontAt, nothing, type Printed, type PrintedTexts } from './printed.ts';
import { printedCopy } from './printed-copy.ts';

/**
 * The copiable values of an object (613.2c): as its face-down status says (708.2, 613.2b), else of what it is a copy
 * (613.2a), else what is printed on it: on the face that is up on the battlefield and the stack, elsewhere on the
 * front (712.8).
 */
export function printedOn(game: Game, texts: PrintedTexts, object: GameObject): Printed {
  if (object.kind === 'ability') return nothing;
  const { definition, zone } = object;
  const isInSight = zone === 'battlefield' || zone === 'stack';
  if (object.faceDown) {
    if (isInSight) return frontAt(game, texts, object.faceDownAs ?? faceDownText);
    if (zone === 'exile') return nothing; // 406.3a
  }
  if (object.kind === 'emblem') return emblemAt(game, texts, definition);
  const copied = copiedNow(game, object);
  const values = copied ?? object.values;
  const face = isInSight ? faceUp(game, object, values?.definition ?? definition) : 0;
  if (values !== undefined) return printedCopy(game, texts, values, face);
  return face === 1 ? backAt(game, texts, definition) : frontAt(game, texts, definition);
}

/** The face that is up; of a flip card its alternative characteristics are as a back, once it is flipped (710.1b). */
function faceUp(game: Game, { face, flipped }: GameObject, definition: TextRef): 0 | 1 {
  if (face === 0 && flipped === undefined) return 0;
  return isFlipCard(game, definition) ? (flipped === true ? 1 : 0) : face;
}

/** What is printed on an object itself, whatever it is a copy of and though it is face down. */
export function printedAlone(game: Game, texts: PrintedTexts, object: GameObject): Printed {
  const { definition, kind, zone } = object;
  if (kind === 'ability') return nothing;
  if (kind === 'emblem') return emblemAt(game, texts, definition);
  const isBack = (zone === 'battlefield' || zone === 'stack') && faceUp(game, object, definition) === 1;
  return isBack ? backAt(game, texts, definition) : frontAt(game, texts, definition);
}
