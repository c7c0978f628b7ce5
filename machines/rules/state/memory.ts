/** What a procedure remembers between its steps, and the shape of that in a frame, which is plain JSON. */
import { isRecord } from './is-record.ts';

/** What a frame holds, before it is known whose it is. */
export type Remembered = Readonly<Record<string, unknown>>;

/** Of a procedure that remembers nothing. */
export type Nothing = Readonly<Record<string, never>>;

/** What kind of JSON a value is, in a word. */
type Kind<T> = unknown extends T
  ? 'anything'
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'yes or no'
      : [T] extends [string]
        ? 'text'
        : [T] extends [readonly (infer Each)[]]
          ? ListOf<Each>
          : [T] extends [object]
            ? 'record'
            : 'anything';

type ListOf<Each> = [Each] extends [number]
  ? 'numbers'
  : [Each] extends [string]
    ? 'texts'
    : [Each] extends [readonly unknown[]]
      ? 'lists'
      : [Each] extends [object]
        ? 'records'
        : 'list';

type OrNull<T> = null extends T ? `${Kind<NonNullable<T>>} or null` : Kind<T>;

type ShapeOfPart<M, K extends keyof M> =
  Partial<Pick<M, K>> extends Pick<M, K>
    ? `${OrNull<Exclude<M[K], undefined>>}, maybe`
    : OrNull<M[K]> | `${OrNull<M[K]>}, later`;

/**
 * The shape of what is remembered: some words for each part. What is there from the beginning is said as it is
 * (`'numbers'`), what some step is the first to remember is there later (`'numbers, later'`), and what the type has with
 * a question mark may not be there at all (`'numbers, maybe'`).
 */
export type ShapeOf<M> = { readonly [K in keyof M]-?: ShapeOfPart<M, K> };

/** What a procedure remembers: its type, and its shape in a frame. */
export interface Memory<M extends object> {
  readonly shape: ShapeOf<M>;
  /** What a frame holds, as what it is. */
  readonly read: (remembered: Remembered) => M;
}

/** That this is remembered. Here and nowhere else what a frame holds, which is JSON in the state, gets its own type back. */
export const remembering = <M extends object>(shape: ShapeOf<M>): Memory<M> => ({
  shape,
  read: (remembered) => remembered as M,
});

/** Nothing is remembered. */
export const noMemory = remembering<Nothing>({});

/** A shape as a check reads it. */
export type Shape = Readonly<Record<string, string>>;

/** What is wrong with something that was remembered, in a sentence without its full stop; null if nothing is. */
export function faultOf(shape: Shape, remembered: Remembered): string | null {
  for (const [part, words] of Object.entries(shape)) {
    const [kind = '', when = 'at once'] = words.split(', ');
    const value = remembered[part];
    if (value === undefined) {
      if (when === 'at once') return `“${part}” is missing`;
    } else if (!isOfKind(kind, value)) return `“${part}” must be ${kind}`;
  }
  const unknown = Object.keys(remembered).find((part) => shape[part] === undefined);
  return unknown === undefined ? null : `nobody remembers “${unknown}”`;
}

function isOfKind(kind: string, value: unknown): boolean {
  if (kind.endsWith(orNull)) return value === null || isOfKind(kind.slice(0, -orNull.length), value);
  return kinds[kind]?.(value) === true;
}

const orNull = ' or null';

const listOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isText = (value: unknown): boolean => typeof value === 'string';

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  anything: () => true,
  number: isNumber,
  'yes or no': (value) => typeof value === 'boolean',
  text: isText,
  record: isRecord,
  list: Array.isArray,
  numbers: listOf(isNumber),
  texts: listOf(isText),
  records: listOf(isRecord),
  lists: listOf(Array.isArray),
};
