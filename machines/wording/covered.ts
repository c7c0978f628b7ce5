/** A description in parts: which of them a phrase says, and what is left then. */
import { onceFor } from '../rules/state/once-for.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { type Fields, isFields, isList } from './meaning.ts';
import type { Meaning, Phrase } from './syntax.ts';

/** Those parts of a description that a phrase could say. */
export function partsCovered(way: Phrase, what: Fields): readonly Fields[] {
  const keys = keysOf(way);
  if (!isFields(way.means) || !keys.every((key) => Object.hasOwn(what, key))) return [];
  const part: Fields = Object.fromEntries(keys.map((key) => [key, what[key] ?? null]));
  return [part, ...lastOfSeveral(way, part)];
}

const keysOf = onceFor((way: Phrase) => Object.keys(way.means ?? {}));

/** Of a field in which several words are said ("artifact creature") the last alone. */
function lastOfSeveral(way: Phrase, part: Fields): readonly Fields[] {
  const [key] = Object.keys(part);
  const value = key === undefined ? undefined : part[key];
  if (key === undefined || !isList(value) || !isFields(way.means) || Object.keys(part).length > 1) return [];
  const last = value.at(-1);
  return last === undefined ? [] : [{ [key]: last }];
}

/** What is left of a description when a part of it has been said. */
export function without(what: Fields, part: Fields): Fields | undefined {
  const left: Record<string, Meaning> = { ...what };
  for (const [key, value] of Object.entries(part)) {
    const whole = left[key];
    if (whole !== undefined && sameWords(whole, value)) delete left[key];
    else if (isList(whole)) {
      const rest = whole.slice(0, -1);
      const [only] = rest;
      left[key] = rest.length === 1 && only !== undefined ? only : rest;
    } else return undefined;
  }
  return left;
}
