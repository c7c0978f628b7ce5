/** Words that were told apart by which key was there. */
import { isRecord } from '../../../state/is-record.ts';

/** What the tag of a word says now, and what its fields are called now; a field that is null said only which word it is. */
export type NowSaid = readonly [says: string, fields: Readonly<Record<string, string | null>>];

/**
 * Brings words of a family up to date that a field `tag` tells apart now, and formerly the first of these keys that was
 * there. What has its tag, or none of the keys, stays as it is. Fields that aren't named keep their names.
 */
export const byKey =
  (tag: string, formerly: Readonly<Record<string, NowSaid>>) =>
  (word: unknown): unknown => {
    if (!isRecord(word) || word[tag] !== undefined) return word;
    const key = Object.keys(formerly).find((one) => Object.hasOwn(word, one));
    const now = key === undefined ? undefined : formerly[key];
    if (now === undefined) return word;
    const [says, names] = now;
    const fields = Object.entries(word).flatMap(([name, value]) => {
      const called = names[name] === undefined ? name : names[name];
      return called === null ? [] : [[called, value]];
    });
    return { [tag]: says, ...Object.fromEntries(fields) };
  };
