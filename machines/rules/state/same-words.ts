/** Words as data: whether two say the same, and whether one says something at all. */
import { isRecord, partsIn } from './is-record.ts';

/**
 * Whether two things that are plain JSON say the same, in whichever order their parts are written. A part that is
 * undefined isn't there.
 */
export function sameWords(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, at) => sameWords(part, other[at]))
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  for (const key in one) if (!sameWords(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

/** Whether one of these words stands anywhere in a text, as the name of a part or as what it says; not in parts left out. */
export function saysAny(
  text: unknown,
  words: ReadonlySet<string>,
  leftOut: ReadonlySet<string> = none,
): boolean {
  if (typeof text === 'string') return words.has(text);
  if (Array.isArray(text)) return text.some((part) => saysAny(part, words, leftOut));
  if (!isRecord(text)) return false;
  for (const key in text) {
    const part = text[key];
    if (part === undefined || leftOut.has(key)) continue;
    if (words.has(key) || saysAny(part, words, leftOut)) return true;
  }
  return false;
}

/** Whether a text is these words, or they are a part of it. */
export const contains = (text: unknown, words: unknown): boolean =>
  sameWords(text, words) || partsIn(text).some((part) => contains(part, words));

const none: ReadonlySet<string> = new Set();
