import { isRecord } from '../../state/is-record.ts';
import { inQuestion, nearestFirst, nearestOf } from '../../state/nearest.ts';
import type { Family, Form, Naming } from './form.ts';
import type { Known } from './known.ts';

/** Small checks of unknown JSON against a shape. Each reports every fault with its path, and never throws. */

/** Something wrong with data, where it is, and why. */
export interface Fault {
  /** From the top: `abilities[0].effect[1].what`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * Without what is known (null) only the form is checked. With it, what has that form: then words that speak of what nobody
 * gives where they stand are the faults.
 */
type Look = (value: unknown, path: string, faults: Fault[], known: Known | null) => void;

/** A look at something, and which form it looks for. */
export type Check = Look & { readonly form: Form };

/** A check that looks so for this form. */
const checking = (form: Form, look: Look): Check => Object.assign(look, { form });

/** A check of the form that another one has, which looks for more or elsewhere. */
export const like = ({ form }: Check, look: Look): Check => checking(form, look);

/** A check of words of this family. */
export const family = (name: Family, check: Check): Check =>
  checking({ is: 'family', family: name, of: check }, (...looked) => check(...looked));

/** The fields of an object; one in `maybe` may be absent. */
export type Fields<T> = { readonly [K in keyof Required<T>]: Field };
export type Field = Check | { readonly maybe: Check };

export interface Shape {
  readonly fields: Readonly<Record<string, Field>>;
}

/** What is known in a part of something, if it isn't what is known around it. */
export type Inside = (whole: Readonly<Record<string, unknown>>, part: string, known: Known) => Known;

export const maybe = (check: Check): Field => ({ maybe: check });

/** In words, and no longer than a line. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Which of these words may have been meant, as the end of a reason. */
const meant = (value: unknown, words: readonly string[]): string => {
  if (typeof value !== 'string') return '';
  const near = nearestOf(value, words);
  const other = otherwise[value];
  return inQuestion(near.length === 0 && other !== undefined && words.includes(other) ? [other] : near);
};

/** What is called differently here, where one may think of the other word. */
const otherwise: Readonly<Record<string, string>> = { otherwise: 'else', instead: 'else', name: 'as' };

/** `words` are those that it takes. */
const is = (
  form: Form,
  fits: (value: unknown) => boolean,
  what: string,
  words: readonly string[] = [],
): Check =>
  checking(form, (value, path, faults, known) => {
    if (known === null && !fits(value))
      faults.push({ path, reason: `${shown(value)} is not ${what}${meant(value, words)}` });
  });

export const text: Check = is({ is: 'text' }, (value) => typeof value === 'string' && value !== '', 'text');
const nameOf = (of: Naming, gives: boolean): Check =>
  checking({ is: 'name', of, gives }, (...looked) => text(...looked));
/** A name that is given to something here. */
export const naming = (of: Naming): Check => nameOf(of, true);
/** A name by which something is found. */
export const finding = (of: Naming): Check => nameOf(of, false);
export const integer: Check = is({ is: 'number' }, (value) => Number.isSafeInteger(value), 'a whole number');
export const natural: Check = is(
  { is: 'number', least: 0 },
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'a whole number from 0',
);
export const flag: Check = is({ is: 'word', words: [true] }, (value) => value === true, '`true`');
export const truth: Check = is(
  { is: 'word', words: [true, false] },
  (value) => typeof value === 'boolean',
  '`true` or `false`',
);
export const matching = (pattern: RegExp, what: string): Check =>
  is({ is: 'pattern', pattern }, (value) => typeof value === 'string' && pattern.test(value), what);
/** The name of something in a table. */
export const nameIn = (table: Readonly<Record<string, unknown>>, what: string): Check =>
  is(
    { is: 'word', words: Object.keys(table) },
    (value) => typeof value === 'string' && Object.hasOwn(table, value),
    what,
    Object.keys(table),
  );
export const oneOf = (...words: readonly (string | number)[]): Check =>
  checking({ is: 'word', words }, (value, path, faults, known) => {
    if (known === null && !words.some((word) => word === value))
      faults.push({ path, reason: notOneOf(value, words.map(String)) });
  });

const notOneOf = (value: unknown, words: readonly string[]): string =>
  `${shown(value)} is not one of ${aHandful(nearestFirst(String(value), words))}${meant(value, words)}`;

export const listOf = (check: Check): Check =>
  checking({ is: 'list', of: check }, (value, path, faults, known) => {
    if (!Array.isArray(value)) faults.push({ path, reason: `${shown(value)} is not a list` });
    else for (const [at, item] of value.entries()) check(item, `${path}[${at}]`, faults, known);
  });

/** A list of exactly two. */
export const pairOf = (check: Check): Check => {
  const list = listOf(check);
  return checking({ is: 'list', of: check, length: 2 }, (value, path, faults, known) => {
    list(value, path, faults, known);
    if (Array.isArray(value) && value.length !== 2)
      faults.push({ path, reason: `has ${value.length} parts, not two` });
  });
};

/** The shape of an object of this type: every field of the type has to be there, or it doesn't compile. */
export const shape = <T>(fields: Fields<T>): Shape => ({ fields });

const checkOf = (field: Field): Check => (typeof field === 'function' ? field : field.maybe);

/** An object with these fields and no others; `inside` says what is known in them. */
export const fits = (shaped: Shape, inside?: Inside): Check => {
  const beside = { besides: [], ...(inside && { inside }) };
  return checking({ is: 'fields', fields: shaped.fields }, (value, path, faults, known) =>
    checkFields(shaped, value, path, faults, known, beside),
  );
};

/** `besides` are fields that somebody else checks. */
function checkFields(
  { fields }: Shape,
  value: unknown,
  path: string,
  faults: Fault[],
  known: Known | null,
  { besides, inside }: { readonly besides: readonly string[]; readonly inside?: Inside },
): void {
  if (!isRecord(value)) {
    faults.push({ path, reason: `${shown(value)} is not an object` });
    return;
  }
  const within = path === '' ? '' : `${path}.`;
  for (const key in fields) {
    const field = fields[key];
    const part = value[key];
    if (field === undefined) continue;
    if (part !== undefined)
      checkOf(field)(
        part,
        within + key,
        faults,
        inside === undefined || known === null ? known : inside(value, key, known),
      );
    else if (typeof field === 'function') faults.push({ path: within + key, reason: 'is missing' });
  }
  for (const key in value)
    if (!Object.hasOwn(fields, key) && !besides.includes(key))
      faults.push({ path: within + key, reason: `is not known here${meant(key, Object.keys(fields))}` });
}

/** Besides what each word of a family says for itself: fields that all may have, and what is known in their parts. */
export interface BesideWord {
  readonly besides?: Shape['fields'];
  readonly inside?: Inside;
}

/** An object whose field `key` says which of these shapes it has; `besides` are fields that each of them may have. */
export const byWord = (
  key: string,
  shapes: Readonly<Record<string, Shape>>,
  { besides = {}, inside }: BesideWord = {},
): Check => {
  const whole = Object.fromEntries(
    Object.entries(shapes).map(([word, { fields }]) => [word, { fields: { ...fields, ...besides } }]),
  );
  const form: Form = {
    is: 'either',
    of: Object.entries(whole).map(([word, shaped]) =>
      checking({ is: 'fields', fields: shaped.fields, word: [key, word] }, fits(shaped)),
    ),
  };
  const beside = { besides: [key], ...(inside && { inside }) };
  return checking(form, (value, path, faults, known) => {
    if (!isRecord(value)) {
      faults.push({ path, reason: `${shown(value)} is not an object with a \`${key}\`` });
      return;
    }
    const word = value[key];
    const found = typeof word === 'string' && Object.hasOwn(whole, word) ? whole[word] : undefined;
    if (found === undefined)
      faults.push({
        path,
        reason: `${shown(word)} is not a known \`${key}\`${meant(word, Object.keys(shapes))}`,
      });
    else checkFields(found, value, path, faults, known, beside);
  });
};

/** What something may be instead of a word or one of several shapes, and which values are meant to be that. */
export interface Or {
  readonly check: Check;
  readonly when: (value: unknown) => boolean;
}

/** One of these words, or an object with the first field of one of these shapes, or what `or` allows. */
export const either = (shapes: readonly Shape[], words: readonly string[] = [], or?: Or): Check => {
  const form: Form = {
    is: 'either',
    of: [
      ...(words.length === 0 ? [] : [oneOf(...words)]),
      ...shapes.map((shaped) => fits(shaped)),
      ...(or === undefined ? [] : [or.check]),
    ],
  };
  return checking(form, (value, path, faults, known) => {
    if (or?.when(value) === true) or.check(value, path, faults, known);
    else if (typeof value === 'string' && words.includes(value)) return;
    else {
      const found = isRecord(value)
        ? shapes.find(({ fields }) => value[firstOf(fields)] !== undefined)
        : undefined;
      if (found !== undefined) checkFields(found, value, path, faults, known, { besides: [] });
      else faults.push({ path, reason: noneOf(value, words, shapes) });
    }
  });
};

/** Of what something could be the likeliest first, and at most a handful. */
function noneOf(value: unknown, words: readonly string[], shapes: readonly Shape[]): string {
  const [said = ''] = typeof value === 'string' ? [value] : isRecord(value) ? Object.keys(value) : [];
  const forms = shapes.map(({ fields }) => firstOf(fields));
  const inForm = (word: string) => (words.includes(word) ? word : `{ ${word} }`);
  const near = inQuestion(nearestOf(said, [...words, ...forms]).map(inForm));
  const all = (said === '' ? [...words, ...forms] : nearestFirst(said, [...words, ...forms])).map(inForm);
  return `${shown(value)} is ${near === '' ? `none of ${aHandful(all)}` : `not known here${near}`}`;
}

/** In a line, however many they are. */
const aHandful = (all: readonly string[]): string =>
  all.length > 8 ? `${all.slice(0, 6).join(', ')} and ${all.length - 6} others` : all.join(', ');

const firstOf = (fields: Readonly<Record<string, Field>>): string => Object.keys(fields)[0] ?? '';

/** A check that is not there yet when it is named: shapes hold one another. */
export const later = (check: () => Check): Check =>
  checking({ is: 'later', of: check }, (...looked) => check()(...looked));

/** One of these checks: this one where something is so, else the other. */
export const eitherOf = (when: (value: unknown) => boolean, check: Check, other: Check): Check =>
  checking({ is: 'either', of: [check, other] }, (value, path, faults, known) =>
    (when(value) ? check : other)(value, path, faults, known),
  );

/** One of these or a list of them. */
export const some = (check: Check): Check => eitherOf(Array.isArray, listOf(check), check);

/** This word, or what the check takes. */
export const orWord = (check: Check, ...words: readonly string[]): Check =>
  eitherOf((value) => words.some((word) => word === value), oneOf(...words), check);

/** `true`, or what the check takes. */
export const orTrue = (check: Check): Check => eitherOf((value) => value === true, flag, check);

/** A check of the form, and of what the word speaks that stands in a field. */
export const speaking = <T>(
  check: Check,
  is: (value: unknown) => value is T,
  speaks: (known: Known, word: T, path: string, faults: Fault[]) => void,
): Check =>
  like(check, (value, path, faults, known) => {
    check(value, path, faults, known);
    if (known !== null && is(value)) speaks(known, value, path.slice(0, path.lastIndexOf('.')), faults);
  });

/** The fields of each member of a union that `key` tells apart, all of them. */
export type Table<Union, Key extends keyof Union> = {
  readonly [Word in Union[Key] & string]: Fields<Omit<Extract<Union, { readonly [K in Key]: Word }>, Key>>;
};

/** Shapes by the word that tells them apart. */
export const table = (fields: Readonly<Record<string, Shape['fields']>>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(fields).map(([word, of]) => [word, { fields: of }]));

/** The names of the fields of all alternatives. */
export type KeyOf<T> = T extends unknown ? keyof T : never;
