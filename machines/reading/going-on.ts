/** Sentences after one with an "if": what goes on with it, and what is done otherwise. */
import { sameWords } from '../rules/state/same-words.ts';
import { isList } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { type Fields, fields, type Mention, type Talk } from './talk.ts';

/** What only the sentence before spoke of, which was said with an "if". */
export interface Going {
  readonly first: readonly Meaning[];
}

/** After "if you do, destroy target creature" a sentence about that creature goes on with what is done only then. */
export function goingOn({ said, do: does }: Fields, { mentions }: Talk, known: number): Going | undefined {
  if (said !== 'ifYouDo' && said !== 'if' && said !== 'ifAfter' && does !== 'if') return undefined;
  const before = mentions.slice(0, known).map(({ was }) => was);
  return {
    first: mentions
      .slice(known)
      .flatMap(({ was, isOld }) => (isOld === true || isOneOf(before, was) ? [] : [was])),
  };
}

export const isOneOf = (refs: readonly Meaning[], ref: Meaning): boolean =>
  refs.some((one) => sameWords(one, ref));

/** Puts what was done since into what is done only if. */
export function goOn(done: Meaning[], since: number): void {
  const more = done.splice(since);
  const last = fields(done.pop());
  done.push({ ...last, then: [...(isList(last.then) ? last.then : []), ...more] });
}

/** What is done otherwise speaks of things as they were before what isn't done then; what would be made then isn't there. */
export function asBefore({ mentions, before }: Talk): void {
  if (before === undefined) return;
  const since = mentions
    .slice(before.length)
    .filter(({ was }) => fields(was).named === undefined)
    .map((one): Mention => ({ ...one, now: one.was, isCard: undefined, isExiled: undefined }));
  mentions.splice(0, mentions.length, ...before, ...since);
}
