/** What is done for each of several objects, as it is said of one of them (608.2f). */
import { isFields, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { nameFor } from './naming.ts';
import { canBeCalled } from './pronouns.ts';
import { resolved } from './references.ts';
import { type Doing, type Fields, fields, mention, NotUnderstood, type Talk } from './talk.ts';

/** "For each nontoken creature you control, …": "it" is each of them. */
export function forEachObject(said: Fields, talk: Talk, doing: Doing): Fields {
  const of = resolved(said.of ?? '', talk, true);
  return forEach(of, 'it', fields(of).all, said.then, talk, doing);
}

/** "For each creature destroyed this way, …": "it" is each of them as it was, and what is done to it is done to the card. */
export function forEachDone({ does, put, noun, then }: Fields, talk: Talk, doing: Doing): Fields {
  const done = talk.done.get(wordOf(does));
  const like = done === undefined ? undefined : describedIn(done, talk);
  if (done === undefined || !canBeCalled(like, fields(noun)))
    throw new NotUnderstood(`nothing like that was done: ${wordOf(does)}`);
  const those = { named: nameFor(talk, done) };
  const of = put === undefined ? those : { all: { zone: put, among: those } };
  return forEach(of, { before: 'it' }, like, then, talk, doing);
}

/** How those were described to which something was done. */
function describedIn({ what, filter }: Fields, { targets }: Talk): Meaning | undefined {
  const { target, all } = fields(what);
  return filter ?? all ?? (typeof target === 'number' ? targets[target]?.objects : undefined);
}

function forEach(
  of: Meaning,
  was: Meaning,
  like: Meaning | undefined,
  then: Meaning | undefined,
  talk: Talk,
  doing: Doing,
): Fields {
  const inner: Talk = {
    ...talk,
    mentions: [...talk.mentions],
    resolved: new Map(),
    clause: talk.clause + 1,
  };
  mention(inner, was, 'object', false, { like, now: 'it', isCard: isFields(was) });
  const targets = talk.targets.length;
  const done = doing(then ?? [], inner);
  if (talk.targets.length > targets) throw new NotUnderstood('each would have a target');
  talk.names = Math.max(talk.names, inner.names);
  return { do: 'forEach', of, then: done };
}
