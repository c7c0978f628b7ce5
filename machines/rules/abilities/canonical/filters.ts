/** Descriptions of objects in as few words as can be. */
import { isRecord } from '../../state/is-record.ts';
import { flattened, isOnly, type Words, without } from './words.ts';

/** What may be one word or a list of them. */
const oneOrMore: readonly string[] = ['zone', 'type', 'notType', 'subtype', 'color'];

/** What says “any of these”, and what says one of them. */
const anyOf: Readonly<Record<string, string>> = { anyType: 'type', anySubtype: 'subtype', anyColor: 'color' };

/**
 * A description that says its words once:
 * - a list of one is that one: `type: ['artifact']` is `type: 'artifact'`, and so is `anyType: ['artifact']`;
 * - what isn't like what isn't like something is like that, and what is like any of one description is like that: they
 *   stand beside the rest, where that doesn't use the same words;
 * - any of these or any of those is any of them all.
 */
export function plainFilter(filter: Words): Words {
  let words = filter;
  for (const key of oneOrMore) {
    const said = words[key];
    if (Array.isArray(said) && said.length === 1) words = { ...words, [key]: said[0] };
  }
  for (const [any, one] of Object.entries(anyOf)) {
    const said = words[any];
    if (Array.isArray(said) && said.length === 1 && words[one] === undefined)
      words = { ...without(words, any), [one]: said[0] };
  }
  if (isOnly(words.not, 'not')) words = beside(words, 'not', words.not.not);
  if (words.any === undefined) return words;
  const any = flattened({ any: words.any }, 'any');
  return isOnly(any, 'any') ? { ...words, any: any.any } : beside(words, 'any', any);
}

/** The words that stand under this key beside the others, if none of them is there already. */
function beside(words: Words, key: string, more: unknown): Words {
  const rest = without(words, key);
  return isRecord(more) && Object.keys(more).every((each) => rest[each] === undefined)
    ? { ...rest, ...more }
    : words;
}

/** A description by which objects are sought: without a zone that is on the battlefield (109.2). */
export const searched = (filter: unknown): unknown =>
  isRecord(filter) && filter.zone === 'battlefield' ? without(filter, 'zone') : filter;
