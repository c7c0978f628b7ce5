/** Checks of words by the shapes that their homes say. */
import type { AnyField, AnyShape } from '../../../words/shape.ts';
import { EngineError } from '../../state/error.ts';
import {
  type BesideWord,
  byWord,
  type Check,
  type Field,
  fits,
  later,
  listOf,
  maybe,
  oneOf,
  type Shape,
} from './shape.ts';

/** What stands in a field, by the name of its family. */
export type Checks = Readonly<Record<string, Check>>;

/** The check of what has such a shape. */
export const shaped = (of: AnyShape, checks: Checks): Shape => ({
  fields: Object.fromEntries(Object.entries(of).map(([name, field]) => [name, fieldOf(field, checks)])),
});

function fieldOf(field: AnyField, checks: Checks): Field {
  if (typeof field !== 'string') {
    const check = checkOf(field, checks);
    return field.optional === true ? maybe(check) : check;
  }
  return field.endsWith('?') ? maybe(checkOf(field.slice(0, -1), checks)) : checkOf(field, checks);
}

/** The check of one field. */
export function checkOf(field: AnyField, checks: Checks): Check {
  if (typeof field === 'string') {
    const check = checks[field];
    if (check === undefined) throw new EngineError(`No field is of the family “${field}”.`);
    return check;
  }
  if ('words' in field) return oneOf(...Object.keys(field.words));
  return 'list' in field ? listOf(checkOf(field.list, checks)) : fits(shaped(field.fields, checks));
}

/** A word's home, as far as its words are checked by it. */
interface Shaped {
  readonly shape: AnyShape;
}

/** Which words of a table: all of them, without it. */
interface Which<Word> {
  readonly which?: (word: Word) => boolean;
}

/**
 * The check of words that are at home in this table, where `tag` tells them apart: of all of them, or of those that are
 * so. The table is asked for only as something is checked: until then the words needn't be put together.
 */
export const wordsAtHome = <Word extends Shaped>(
  tag: string,
  table: () => Readonly<Record<string, Word>>,
  checks: Checks,
  { which = () => true, ...more }: Which<Word> & BesideWord = {},
): Check => {
  const known = new WeakMap<object, Check>();
  return later(() => {
    const homes = table();
    const found = known.get(homes) ?? byWord(tag, shapesOf(homes, checks, which), more);
    known.set(homes, found);
    return found;
  });
};

const shapesOf = <Word extends Shaped>(
  homes: Readonly<Record<string, Word>>,
  checks: Checks,
  which: (word: Word) => boolean,
): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    Object.entries(homes).flatMap(([word, home]) =>
      which(home) ? [[word, shaped(home.shape, checks)]] : [],
    ),
  );
