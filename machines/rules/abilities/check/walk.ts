/** Words walked by the forms of what checks them. */
import { isRecord } from '../../state/is-record.ts';
import { type Family, type Form, oneFor } from './form.ts';
import type { Check } from './shape.ts';

/** What becomes of a part of words; `family` is the one that it is of. */
export type Change = (part: unknown, family: Family) => unknown;

/**
 * Words of which each part that is of a family is as `change` makes it: what is in it first, then itself. The words
 * themselves, where nothing is changed.
 */
export function rewritten(words: unknown, check: Check, change: Change): unknown {
  const { form } = check;
  switch (form.is) {
    case 'family':
      return change(rewritten(words, form.of, change), form.family);
    case 'later':
      return rewritten(words, form.of(), change);
    case 'either': {
      const one = oneFor(words, form);
      return one === undefined ? words : rewritten(words, one, change);
    }
    default:
      return withParts(words, form, (part, of) => rewritten(part, of, change));
  }
}

type Part = (part: unknown, check: Check) => unknown;

/** Words of which each part is what is made of it by what checks it; the words themselves, where nothing is changed. */
export function withParts(words: unknown, form: Form, make: Part): unknown {
  if (form.is === 'list' && Array.isArray(words))
    return sameOr(
      words,
      words.map((part) => make(part, form.of)),
    );
  return form.is === 'fields' && isRecord(words) ? inFields(words, form, make) : words;
}

function inFields(
  words: Readonly<Record<string, unknown>>,
  { fields }: Form & { readonly is: 'fields' },
  make: Part,
): Readonly<Record<string, unknown>> {
  let changed: Record<string, unknown> | undefined;
  for (const key in words) {
    const part = words[key];
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined || part === undefined) continue;
    const made = make(part, typeof field === 'function' ? field : field.maybe);
    if (made === part) continue;
    changed ??= { ...words };
    changed[key] = made;
  }
  return changed ?? words;
}

const sameOr = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] =>
  other.every((each, at) => each === list[at]) ? list : other;

/** A part of words: where it stands in them, and of which family it is. */
export interface PartOfWords {
  readonly path: readonly (string | number)[];
  readonly family: Family;
  readonly part: unknown;
}

/** All parts of words that are of a family, what is around them first. */
export function* partsByFamily(
  words: unknown,
  { form }: Check,
  path: PartOfWords['path'] = [],
): Generator<PartOfWords> {
  switch (form.is) {
    case 'family':
      yield { path, family: form.family, part: words };
      yield* partsByFamily(words, form.of, path);
      return;
    case 'later':
      yield* partsByFamily(words, form.of(), path);
      return;
    case 'either': {
      const one = oneFor(words, form);
      if (one !== undefined) yield* partsByFamily(words, one, path);
      return;
    }
    case 'list':
      if (Array.isArray(words))
        for (const [at, part] of words.entries()) yield* partsByFamily(part, form.of, [...path, at]);
      return;
    case 'fields':
      if (!isRecord(words)) return;
      for (const key in words) {
        const field = Object.hasOwn(form.fields, key) ? form.fields[key] : undefined;
        if (field !== undefined)
          yield* partsByFamily(words[key], typeof field === 'function' ? field : field.maybe, [...path, key]);
      }
      return;
    default:
  }
}
