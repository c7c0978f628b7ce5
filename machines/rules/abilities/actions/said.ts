/** The forms in which most keyword actions are said (701.1): the verb alone, with a number, or with what it is done to. */
import { type Meaning, type Phrase, phrase } from '../../../wording/syntax.ts';

const subject = '<subject>';

/** A phrase of a keyword action that a player does; its first word is the verb, and goes by who does it. */
export const does = (
  action: string,
  words: string,
  fields: { readonly [field: string]: Meaning } = {},
): Phrase => phrase(words, { do: 'perform', action, who: subject, ...fields });

/** "[manifest] dread". */
const verbOf = (action: string): string => action.replace(/^\w+/, '[$&]');

/** "Investigate". */
export const plainly = (action: string): Phrase => does(action, verbOf(action));

/** "Scry 2". */
export const withNumber = (action: string): Phrase =>
  does(action, `${verbOf(action)} <n:figure>`, { n: '<n>' });

/** "Detain target creature". */
export const toObjects = (action: string): Phrase =>
  does(action, `${verbOf(action)} <what:objects>`, { what: '<what>' });

/** What a permanent does: "it explores". */
export const byPermanent = (action: string): Phrase =>
  phrase(verbOf(action), { do: 'perform', action, what: subject });

/** "It endures 2". */
export const byPermanentWithNumber = (action: string): Phrase =>
  phrase(`${verbOf(action)} <n:figure>`, { do: 'perform', action, what: subject, n: '<n>' });

/** The object that it came to, in these words: "the amassed Army". */
export const itsResult = (action: string, words: string) => ({
  pronoun: [phrase(words, { said: 'performed', action })],
  possessor: [phrase(`${words}'s`, { said: 'performed', action })],
});
