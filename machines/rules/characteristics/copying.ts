import type { CopiableValues, FixedException } from '../state/copied.ts';
import { copyOf } from '../state/copy.ts';
import type { Game } from '../state/game.ts';
import type { TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { CopyException, Quantity } from '../state/vocabulary/index.ts';
import { exceptionWord } from '../state/word-table.ts';
import type { Asking } from './asking.ts';
import { faceInUse } from './card-faces.ts';
import { copiableValuesOf, copiedNow, isFaceDown } from './copied-now.ts';
import { printedTexts } from './printed.ts';
import { printedCopy } from './printed-copy.ts';

/** How a copy effect copies (707.9): with exceptions, where those are printed, and whose words they are. */
export interface Copying {
  readonly scope: Scope;
  readonly exceptions: readonly CopyException[];
  readonly ref: TextRef;
  /** The ability from which the effect is, for "it has this ability". */
  readonly ability: TextRef | null;
  /** The copy has both faces of what has two: a token, or a copy of a spell (707.8a, 707.10g). */
  readonly bothFaces?: true;
  /** What becomes the copy, if it is there already: what is not copied stays as that has it (707.9c). */
  readonly onto: GameObject | null;
}

/** What is copied, and the counters that an exception adds to what enters (707.9e). */
export interface Copy {
  readonly values: CopiableValues;
  readonly counters: Readonly<Record<string, number>>;
}

/**
 * The copiable values that a copy of this object gets now (707.2b), with every exception fixed; null for what can't be
 * copied. Exceptions that depend on a card type ask what the copy would be without them (707.9f).
 */
export function copyingWith(ask: Asking, game: Game, of: GameObject, by: Copying): Copy | null {
  const ofFace = copiableValuesOf(game, of);
  if (ofFace === null) return null;
  const isTurned =
    by.bothFaces === true &&
    of.components === undefined &&
    (copiedNow(game, of)?.face ?? null) === null &&
    !isFaceDown(of);
  const values = isTurned ? { ...ofFace, face: null } : ofFace;
  const fixed: FixedException[] = [...values.exceptions];
  const counters: Record<string, number> = {};
  const { ability, onto, scope } = by;
  const number = (words: Quantity) => ask.quantity(game, scope, words);
  const make = (exception: CopyException, ref: TextRef): void => {
    const home = exceptionWord(exception);
    fixed.push(...home.fixed(exception, { game, ref, ability, onto, number }));
    const added = home.counters?.(exception);
    if (added !== undefined) counters[added.kind] = (counters[added.kind] ?? 0) + number(added.count);
  };
  by.exceptions.forEach((exception, at) => {
    make(exception, `${by.ref}.${at}`);
  });
  const { types } = printedCopy(
    game,
    printedTexts(game),
    { ...values, exceptions: [...fixed] },
    faceInUse(game, of, values.definition),
  ).values;
  const makeBesides = (exception: CopyException, ref: TextRef): void => {
    const besides = exceptionWord(exception).ifOfTypes?.(exception, types) ?? [];
    for (const [at, inner] of besides.entries()) {
      make(inner, `${ref}.except.${at}`);
      makeBesides(inner, `${ref}.except.${at}`);
    }
  };
  by.exceptions.forEach((exception, at) => {
    makeBesides(exception, `${by.ref}.${at}`);
  });
  return { values: { ...values, exceptions: copyOf(fixed) }, counters };
}
