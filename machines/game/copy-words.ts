import { copyExceptionsText } from '../reading/saying/index.ts';
import {
  abilityAt,
  type CopyException,
  copiedNow,
  definitionAt,
  type FixedException,
  faceDownText,
  faceInUse,
  fullName,
  type Game,
  gains,
  type ObjectId,
} from '../rules/index.ts';

/**
 * Of what an object is a copy, with the exceptions that were made: `Grizzly Bears, except it's an Illusion in addition
 * to its other types`. Null for what is no copy, and for what is face down, which shows nothing of it (708.10).
 */
export function copyWords(game: Game, id: ObjectId): string | null {
  const object = game.objects[id];
  if (object == null || object.faceDown) return null;
  const copied = copiedNow(game, object);
  // What it became as it entered (707.2) is no copy of anything else.
  if (
    copied === null ||
    (copied.face === null && copied.definition === object.definition && object.kind === 'card')
  )
    return null;
  const definition = definitionAt(game, copied.definition);
  const up = copied.face ?? faceInUse(game, object, copied.definition);
  const face =
    up === 1 && 'back' in definition && definition.back !== undefined ? definition.back : definition;
  const name =
    copied.definition === faceDownText
      ? 'a face-down creature'
      : up === 'both' && 'types' in definition && 'split' in definition
        ? fullName(definition)
        : (face.name ?? 'a token');
  const exceptions = copied.exceptions.map((one) => inFull(game, one));
  return `${name}${copyExceptionsText(exceptions, face)}`;
}

/** An exception with the abilities that it gives, as a card would say it. */
const inFull = (game: Game, exception: FixedException): CopyException =>
  exception.change === 'addPrinted' ? gains(exception.at.map((ref) => abilityAt(game, ref))) : exception;
