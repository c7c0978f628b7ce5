/**
 * From what words of a text data were made: noted on the data while a text is read so that one can ask, and only then.
 *
 * A note is a symbol of an object, which spreading takes along (`{ ...words, count }` has the notes of `words`) and which
 * nothing else sees: no key, no JSON, no comparison. What is made key by key takes them along by `carried`.
 */
import { isRecord } from './is-record.ts';

const origin = Symbol('origin');

interface Noted {
  [origin]: readonly object[];
}

let isNoting = false;

/** What reading gives whose data know their words. */
export function noting<Read>(read: () => Read): Read {
  isNoting = true;
  try {
    return read();
  } finally {
    isNoting = false;
  }
}

/** Whether it is noted just now. */
export const areNoted = (): boolean => isNoting;

const isNoted = (made: object): made is Noted => origin in made;

/** From which words something was made, the innermost first; of what wasn't read so, none. */
export const originsOf = (made: object): readonly object[] => (isNoted(made) ? made[origin] : []);

const withMore = (made: object, more: readonly object[]): readonly object[] => {
  const had = originsOf(made);
  return [...had, ...more.filter((one) => !had.includes(one))];
};

/** What was made of something else, or of a part of it, with what is noted there. */
export function carried<Made>(from: unknown, made: Made): Made {
  if (!isNoting || !isRecord(from) || !isRecord(made) || !isNoted(from)) return made;
  return from[origin].every((one) => originsOf(made).includes(one))
    ? made
    : { ...made, [origin]: withMore(made, from[origin]) };
}

/** Notes it on this very object, which is found again as itself. */
export function noteOn(made: unknown, from: unknown): void {
  if (isNoting && isRecord(from) && isRecord(made) && isNoted(from))
    Object.assign(made, { [origin]: withMore(made, from[origin]) });
}

/** The same, said by these words; of a list, each of what is in it. What is a word or a number itself bears no note. */
export function saidBy<Made>(made: Made, words: object): Made;
export function saidBy(made: unknown, words: object): unknown {
  if (!isNoting) return made;
  if (Array.isArray(made)) return made.map((one: unknown) => saidBy(one, words));
  return isRecord(made) ? { ...made, [origin]: withMore(made, [words]) } : made;
}
