/** Whether what was said before was done, and what triggers once it was: "if you do", "when you do", "if you don't". */
import { isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { nameFor } from './naming.ts';
import { resolved } from './references.ts';
import { type Doing, type Fields, fields, NotUnderstood, type Talk } from './talk.ts';
import { doneThisWay } from './this-way.ts';

/** Whether it is what was said to be done "this way". */
export const isDone = ({ do: does, to }: Fields, last: Fields): boolean =>
  (does === undefined || does === last.do) && (to === undefined || to === fields(last.to).zone);

/** That an instruction of this name was done: of several that are sacrificed or discarded, that there were so many. */
export const allDone = ({ do: does, count = 1 }: Fields, by: string): Fields =>
  count !== 1 && (does === 'sacrifice' || does === 'discard')
    ? { holds: 'compare', what: { number: 'amount', by }, to: { atLeast: count } }
    : { holds: 'did', by };

/** Whether it is one instruction that holds no others: it is done, or it can't be. */
export const isPlain = ({ do: does, then, effect }: Fields): boolean =>
  does !== undefined && then === undefined && effect === undefined && does !== 'unless';

/** Whether what was done last goes by whether what stands before it was done, and says nothing of what is done otherwise. */
export function isIfDone(done: readonly Meaning[]): boolean {
  const { do: does, condition, else: otherwise } = fields(done.at(-1));
  const { holds } = fields(condition);
  const before = fields(done.at(-2));
  return (
    does === 'if' && otherwise === undefined && holds === 'did' && (before.do === 'may' || isPlain(before))
  );
}

/** Whether it is done by you, where it says "you", and by somebody else where it says "they". */
export const isBySaid = (said: Fields, { who }: Fields): boolean =>
  (said.they === true) === (who !== undefined && who !== 'you');

/** "When you do, …": what was done before it gets a name, and it triggers once that is done (603.12). */
export function reflexive(said: Fields, done: Meaning[], talk: Talk, doing: Doing): Meaning[] {
  const last = done.pop();
  const trigger = triggering(said, talk, doing);
  const previous = fields(last);
  if (said.paidOften !== previous.anyNumberOfTimes)
    throw new NotUnderstood('no cost may be paid one or more times');
  if (isPlain(previous) && isBySaid(said, previous))
    return [previous, { ...trigger, after: nameFor(talk, previous) }];
  if (previous.do !== 'may') throw new NotUnderstood('"when you do" after what isn’t done');
  const before = isList(previous.then) ? previous.then : [];
  const end = fields(before.at(-1) ?? {});
  const isPaid = before.length === 0;
  const after = nameFor(talk, isPaid ? previous : end);
  return [isPaid ? previous : { ...previous, then: [...before.slice(0, -1), end] }, { ...trigger, after }];
}

/** "When you discard a nonland card this way, …" (603.12). */
export function whenDone(said: Fields, talk: Talk, doing: Doing): Meaning[] {
  const condition = doneThisWay(said.does, resolved(said.like ?? {}, talk), talk, true);
  const after = nameFor(talk, talk.done.get(wordOf(said.does)) ?? {});
  const trigger = { ...triggering(said, talk, doing), after };
  const isOfAny = Object.keys(fields(said.like)).length === 0;
  return [isOfAny ? trigger : { do: 'if', condition, then: [trigger] }];
}

/** What triggers then, with targets of its own. */
function triggering(said: Fields, talk: Talk, doing: Doing): Fields {
  const inner: Talk = { ...talk, targets: [], mentions: [...talk.mentions] };
  const effect = doing(said.then ?? [], inner);
  talk.names = Math.max(talk.names, inner.names);
  return {
    do: 'reflexive',
    ...(inner.targets.length === 0 ? {} : { targets: inner.targets }),
    effect,
  };
}
