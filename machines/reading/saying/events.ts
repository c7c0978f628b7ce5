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

/** Events of one thing after the other: what happens to each, or what each does, with a "when" or "whenever" of its own. */
export function bySubject(when: Meaning): readonly (readonly Fields[])[] {
  const groups: Fields[][] = [];
  const whole = together(when);
  for (const one of (isList(whole) ? whole : []).map(fields)) {
    const [last] = groups.at(-1) ?? [];
    // "When this creature enters or the creature it haunts dies" (702.55b).
    if (last !== undefined && (one.object === 'haunted' || sameWords(subjectOf(last), subjectOf(one))))
      groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

const subjectOf = ({ object, source, one, by, who }: Fields): Meaning =>
  object ?? source ?? one ?? by ?? who ?? null;

/** What was spoken of once, as the events that it is. */
export function apart({ said, one, or, ...event }: Fields): readonly Fields[] {
  return said === 'both'
    ? [
        { ...event, object: one ?? '' },
        { ...event, object: or ?? '' },
      ]
    : [{ ...(said === undefined ? {} : { said }), ...(one === undefined ? {} : { one }), ...event }];
}
