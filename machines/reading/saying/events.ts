/** Trigger conditions as one lead says them. */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** "This creature or another creature dies": of the same event of two objects it is spoken once. */
export function together(when: Meaning): Meaning {
  if (!isList(when)) return when;
  const done: Meaning[] = [];
  for (const one of when.map(fields)) {
    const before = fields(done.at(-1));
    const both = done.length === 0 ? undefined : ofBoth(before, one);
    if (both === undefined) done.push(one);
    else done[done.length - 1] = both;
  }
  return done;
}

function ofBoth({ object: one, ...before }: Fields, { object: other, ...after }: Fields): Fields | undefined {
  const isOfBoth = one === 'self' && (isFields(other) || other === 'attached') && sameWords(before, after);
  return isOfBoth ? { ...before, said: 'both', one, or: other } : undefined;
}
