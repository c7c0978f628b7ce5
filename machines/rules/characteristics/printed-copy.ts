import type { CopiableValues, FixedException } from '../state/copied.ts';
import type { Face } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import { copyPair, hadFrom } from '../state/links.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import { abilityAt, definitionAt } from '../state/text.ts';
import type { Ability } from '../state/vocabulary/index.ts';
import { exceptionWord, modificationWord } from '../state/word-table.ts';
import type { Writable } from '../state/write.ts';
import { isEitherOfTwo } from './card-faces.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { expand, keywordsAmong } from './expand.ts';
import type { Aspect } from './footprints.ts';
import { faceAt, type Printed, type PrintedTexts, printedWith } from './printed.ts';

/**
 * What the copiable values of a copy are (707.2), with its exceptions made in their order (707.9). `up` is the face of
 * the copy itself that counts, for one that has two.
 */
export function printedCopy(
  game: Game,
  texts: PrintedTexts,
  copied: CopiableValues & { readonly pair?: number },
  up: Face,
): Printed {
  const byFace = known.get(copied) ?? {};
  known.set(copied, byFace);
  let printed = byFace[up];
  if (printed === undefined) {
    const key = JSON.stringify([
      copied.definition,
      copied.face,
      copied.face === null ? up : 0,
      copied.exceptions,
    ]);
    const values = texts.copies.get(key) ?? made(game, texts, copied, up);
    texts.copies.set(key, values);
    printed = paired(values, copied.pair);
    byFace[up] = printed;
  }
  return printed;
}

const known = new WeakMap<CopiableValues, Partial<Record<Face, Printed>>>();

/** With its linked abilities told from those that the object has otherwise, or had as another copy (607.5). */
function paired(printed: Printed, pair: number | undefined): Printed {
  if (pair === undefined) return printed;
  const { abilities } = printed.values;
  const marked = abilities.map((had) => hadFrom(had, copyPair(pair)));
  if (marked.every((had, at) => had === abilities[at])) return printed;
  const values = copiedCharacteristics(printed.values);
  values.abilities = marked;
  values.keywords = keywordsAmong(marked);
  return printedWith(values, printed.hasLoyaltyX);
}

function made(
  game: Game,
  texts: PrintedTexts,
  { definition, face, exceptions }: CopiableValues,
  up: Face,
): Printed {
  const printed = faceAt(game, texts, definition, face ?? up);
  const isCopyOfBack = face === 1 && !isEitherOfTwo(definitionAt(game, definition));
  if (exceptions.length === 0 && !isCopyOfBack) return printed;
  const values = copiedCharacteristics(printed.values);
  if (isCopyOfBack) values.manaValue = 0; // 202.3b
  for (const exception of exceptions) make(game, values, exception);
  values.keywords = keywordsAmong(values.abilities);
  return printedWith(values, printed.hasLoyaltyX);
}

/** Makes one exception; an ability that defines what it sets is not copied (707.9d). */
function make(game: Game, values: Writable<Characteristics>, exception: FixedException): void {
  if (exception.change === 'addPrinted') {
    const given = exception.at.map((ref): HadAbility => ({ ability: abilityAt(game, ref), ref, from: null }));
    values.abilities = [...values.abilities, ...given];
    return;
  }
  const { sets = [], make: makes } = exceptionWord(exception);
  if (sets.length > 0)
    values.abilities = values.abilities.filter(
      (had) => !expand(had).some(({ ability }) => defines(ability, sets)),
    );
  makes?.(values, exception);
}

/** Whether an ability defines one of these characteristics (604.3). */
const defines = (ability: Ability, aspects: readonly Aspect[]): boolean =>
  ability.kind === 'static' &&
  ability.characteristicDefining === true &&
  ability.changes?.some((change) =>
    modificationWord(change).writes.some((aspect) => aspects.includes(aspect)),
  ) === true;
