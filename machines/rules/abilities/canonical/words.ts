/** Small changes of words whose form isn't looked at. */
import { isRecord } from '../../state/is-record.ts';
import { carried } from '../../state/origins.ts';

export type Words = Readonly<Record<string, unknown>>;

/** The same without these keys. */
export const without = (words: Words, ...keys: readonly string[]): Words =>
  carried(words, Object.fromEntries(Object.entries(words).filter(([key]) => !keys.includes(key))));

/** Words that have this key and no other. */
export const isOnly = (words: unknown, key: string): words is Words =>
  isRecord(words) && Object.keys(words).length === 1 && words[key] !== undefined;

/**
 * Words with a list `of` parts, in one list: the parts of a part with the same tag stand in its place. A single part stands
 * for the whole.
 */
export function asOneList(words: Words, tag: string): unknown {
  if (!Array.isArray(words.of)) return words;
  const parts: readonly unknown[] = words.of.flatMap((part: unknown) =>
    isRecord(part) && part[tag] === words[tag] ? part.of : [part],
  );
  return parts.length === 1 ? parts[0] : { ...words, of: parts };
}

/**
 * What has only a list under this key, of which the parts that are the same again stand in their places: "a and (b and c)"
 * is "a and b and c". One alone stands for the list.
 */
export function flattened(words: unknown, key: string): unknown {
  if (!isOnly(words, key)) return words;
  const list = words[key];
  if (!Array.isArray(list)) return words;
  const parts: readonly unknown[] = list.flatMap((part: unknown) => (isOnly(part, key) ? part[key] : [part]));
  if (parts.length === 1) return parts[0];
  return parts.length === list.length ? words : { [key]: parts };
}
