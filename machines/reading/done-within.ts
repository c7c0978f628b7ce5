/** Instructions within another that are done in its own sentence: what someone may do, does only if, or later. */
import { isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { type Fields, fields } from './talk.ts';

const holding = new Set(['may', 'if', 'delayedTrigger']);

/** Under which field an instruction holds them, and which; nothing where it has none, or others where it isn't done. */
export function doneWithin(
  instruction: Fields,
): { readonly key: string; readonly list: readonly Meaning[] } | undefined {
  const key = instruction.do === 'delayedTrigger' ? 'effect' : 'then';
  const list = instruction[key];
  return holding.has(wordOf(instruction.do)) && instruction.else === undefined && isList(list)
    ? { key, list }
    : undefined;
}

/** The instruction that was done last, however deep within. */
export function lastDone(instruction: Fields): Fields {
  const inner = doneWithin(instruction)?.list.at(-1);
  return inner === undefined ? instruction : lastDone(fields(inner));
}
