/** What phrases mean, put together: slots filled, fields brought along, descriptions merged. */
import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import type { Meaning, Phrase } from './syntax.ts';

export type Fields = { readonly [field: string]: Meaning };
export const isList = (meaning: Meaning | undefined): meaning is readonly Meaning[] => Array.isArray(meaning);
export const isFields = (meaning: Meaning | undefined): meaning is Fields =>
  typeof meaning === 'object' && meaning !== null && !isList(meaning);

/** What is one or several, as several; nothing is none. */
export const listOf = (meaning: Meaning | undefined): readonly Meaning[] =>
  meaning === undefined ? [] : isList(meaning) ? meaning : [meaning];

/** The same with what stands for each part that something stands for; what is in such a part isn't looked at. */
export function replaced(meaning: Meaning, standing: (part: Meaning) => Meaning | undefined): Meaning {
  const other = standing(meaning);
  if (other !== undefined) return other;
  if (isList(meaning)) return meaning.map((part) => replaced(part, standing));
  if (!isFields(meaning)) return meaning;
  return carried(
    meaning,
    Object.fromEntries(Object.entries(meaning).map(([key, part]) => [key, replaced(part, standing)])),
  );
}

/** Whether it is so of a meaning or of some part of it. */
export const holdsSome = (meaning: Meaning, isSo: (part: Meaning) => boolean): boolean =>
  isSo(meaning) ||
  (isList(meaning) ? meaning : isFields(meaning) ? Object.values(meaning) : []).some((part) =>
    holdsSome(part, isSo),
  );

/** What a meaning says in a word, or nothing. */
export const wordOf = (meaning: Meaning | undefined): string => (typeof meaning === 'string' ? meaning : '');

/** What a text of this pattern names. Most texts are none; those that are stand in phrases, so that there are only so many. */
function namedIn(pattern: RegExp): (meaning: Meaning | undefined) => string | undefined {
  const known = new Map<string, string>();
  return (meaning) => {
    if (typeof meaning !== 'string' || !meaning.startsWith('<')) return undefined;
    const name = known.get(meaning) ?? pattern.exec(meaning)?.[1];
    if (name !== undefined) known.set(meaning, name);
    return name;
  };
}

/** The slot that a text stands for, if it does. */
export const slotOf = namedIn(/^<(\w+)>$/);

/** The slot that a text in a list stands for that is all of a list, if it does. */
export const spreadOf = namedIn(/^<\.\.\.(\w+)>$/);

/**
 * A meaning with its slots filled; slots that nothing fills stay, for what is around it. What is `said` and is no data yet
 * gets the place where it stands. `null`: two slots bring different things along for one field.
 */
export function filled(
  meaning: Meaning,
  slots: Readonly<Record<string, Meaning>>,
  at?: number,
): Meaning | undefined {
  const name = slotOf(meaning);
  if (name !== undefined) return Object.hasOwn(slots, name) ? slots[name] : meaning;
  if (isList(meaning)) {
    const items: Meaning[] = [];
    for (const item of meaning) {
      const spread = spreadOf(item);
      if (spread !== undefined && Object.hasOwn(slots, spread)) {
        const all = slots[spread] ?? null;
        items.push(...listOf(all));
        continue;
      }
      const value = filled(item, slots, at);
      if (value === undefined) return undefined;
      items.push(value);
    }
    return items;
  }
  if (!isFields(meaning)) return meaning;
  let fields: Record<string, Meaning> = {};
  for (const field in meaning) {
    const value = filled(meaning[field] ?? null, slots, at);
    if (value === undefined) return undefined;
    if (!field.startsWith('...')) {
      fields[field] = value;
      continue;
    }
    const open = slotOf(value);
    if (open !== undefined) {
      fields[field] = value;
      continue;
    }
    const both = isFields(value) ? merged(fields, value) : undefined;
    if (both === undefined) return undefined;
    fields = { ...both };
  }
  if (Object.hasOwn(fields, 'said') && !Object.hasOwn(fields, 'at') && at !== undefined) fields.at = at;
  return carried(meaning, fields);
}

/** Fields in which several words may be said of one thing: "artifact creature". */
const several = new Set(['type', 'subtype', 'notType', 'color']);

/** Two descriptions of one thing as one; `undefined` where they speak of the same field differently. */
export function merged(one: Fields, other: Fields): Fields | undefined {
  const fields: Record<string, Meaning> = { ...one };
  for (const field in other) {
    const [had, value = null] = [fields[field], other[field]];
    if (had === undefined) fields[field] = value;
    else if (several.has(field)) fields[field] = [...listOf(had), ...listOf(value)];
    else if (field === 'any') return undefined;
    else if (!sameWords(had, value)) return undefined;
  }
  return carried(other, fields);
}

/** The same text for the same meaning, in whichever order its fields are. */
export function keyOf(meaning: Meaning): string {
  if (isList(meaning)) return `[${meaning.map(keyOf).join(',')}]`;
  if (!isFields(meaning)) return JSON.stringify(meaning);
  return `{${Object.keys(meaning)
    .sort()
    .map((field) => `${field}:${keyOf(meaning[field] ?? null)}`)
    .join(',')}}`;
}

/** Data that stand elsewhere as what a phrase means; what isn't there is left out. */
export function dataOf(value: unknown): Meaning {
  if (Array.isArray(value)) return value.map(dataOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([field, part]) => (part === undefined ? [] : [[field, dataOf(part)]])),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** What a phrase means with these meanings in its slots, where it begins at this token; `wordsIn`: the words in one of them. */
export function meaningOfPhrase(
  way: Phrase,
  slots: Readonly<Record<string, Meaning>>,
  at: number,
  wordsIn: (slot: string) => string,
): Meaning | undefined {
  const own: Record<string, Meaning> = { ...slots };
  for (const name in way.within) {
    const within = filled(way.within[name] ?? null, slots, at);
    if (within !== undefined) own[name] = within;
  }
  for (const name of way.spoken) own[`${name}Words`] = wordsIn(name);
  return filledTwice(way.means, own, at);
}

/** What is filled in may have slots itself, for what is around it: `<subject>` of what a subject does. */
function filledTwice(
  meaning: Meaning,
  slots: Readonly<Record<string, Meaning>>,
  at: number,
): Meaning | undefined {
  const once = filled(meaning, slots, at);
  if (once === undefined) return undefined;
  let open: Record<string, Meaning> | undefined;
  for (const name of fromAround) {
    const value = slots[name];
    if (value !== undefined) open = { ...open, [name]: value };
  }
  return open === undefined ? once : filled(once, open, at);
}
/** Slots that a phrase leaves to what is around it: who does it, and what an event is about. */
export const fromAround = ['subject', 'object', 'who'];
