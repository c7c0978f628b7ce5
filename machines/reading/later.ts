/** What is about something that was spoken of before, and happens later (603.7). */
import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, listOf, type Fields as Parts, replaced } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { triggersOf } from './events.ts';
import { resolved } from './references.ts';
import { type Fields, fields, type Mention, NotUnderstood, type Talk } from './talk.ts';

/** Whether it is a reference to objects that the ability found, chose or was triggered by. */
const isReference = (value: Parts): boolean => {
  const [key, ...others] = Object.keys(value);
  return (
    others.length === 0 &&
    (key === 'named' || key === 'target' || (key === 'event' && value.event !== 'player'))
  );
};

/** What a delayed trigger does, and if what, with what it is `about` called so; what it does itself has names of its own. */
export function aboutIt(
  effect: readonly Meaning[],
  condition: Meaning | undefined,
): {
  readonly effect: readonly Meaning[];
  readonly if?: Meaning;
  readonly about?: Meaning;
} {
  const own = new Set<string>();
  const collect = (value: Meaning): void => {
    if (isList(value)) value.forEach(collect);
    else if (isFields(value)) {
      if (typeof value.as === 'string') own.add(value.as);
      Object.values(value).forEach(collect);
    }
  };
  collect([...effect]);
  const isOwn = ({ named }: Parts) => typeof named === 'string' && own.has(named);
  const said = { effect, ...(condition === undefined ? {} : { if: condition }) };
  const { about, value } = calledAbout(said, (part) =>
    isReference(part) && !isOwn(part) ? part : undefined,
  );
  const does = fields(value);
  return { ...does, effect: listOf(does.effect), ...(about === undefined ? {} : { about }) };
}

/** Where players stand. */
const players = new Set(['who', 'toPlayers', 'owner', 'controller', 'onPlayers', 'under']);

/** A trigger that waits for something (603.7): what it speaks of that was spoken of before is what it is about. */
export function waiting(
  said: Fields,
  talk: Talk,
  effectOf: (then: Meaning, inner: Talk) => Meaning[],
): Meaning {
  const before = talk.mentions.map((one): Mention => ({ ...one, was: outer(one.was), now: outer(one.now) }));
  const { when = {}, if: condition, then = [], said: _said, at: _at, ...rest } = said;
  const waits: Talk = {
    ...talk,
    mentions: before,
    player: undefined,
    amount: undefined,
    resolved: new Map(),
  };
  const triggers = outer(triggersOf(when, waits));
  // What it waits for was spoken of before; what is spoken of now is what happens.
  const now = waits.mentions.slice(talk.mentions.length).filter(isOfEvent);
  const does: Talk = {
    ...waits,
    targets: [],
    mentions: [...waits.mentions.slice(0, talk.mentions.length), ...now],
    resolved: new Map(),
  };
  const asked: Fields = condition === undefined ? {} : { if: resolved(condition, does) };
  const effect = effectOf(then, does);
  talk.names = Math.max(talk.names, does.names);
  const { about, value } = spokenOfBefore({ when: triggers, ...asked, effect });
  return {
    do: 'delayedTrigger',
    ...rest,
    ...fields(value),
    ...(does.targets.length === 0 ? {} : { targets: does.targets }),
    ...(about === undefined ? {} : { about }),
  };
}

const isOfEvent = ({ was }: Mention): boolean => was === 'self' || fields(was).event !== undefined;

/** The same, where what was spoken of before is marked as that. */
const outer = (value: Meaning): Meaning =>
  replaced(value, (part) => {
    if (!isFields(part)) return undefined;
    return part.outer === undefined ? (isReference(part) ? { outer: part } : undefined) : part;
  });

/** What is marked so is called “about”. */
const spokenOfBefore = (value: Meaning): About => calledAbout(value, ({ outer: before }) => before);

interface About {
  readonly value: Meaning;
  readonly about?: Meaning;
}

/** The same where what `spokenOf` finds in a part is called “about”: it is one thing. */
function calledAbout(value: Meaning, spokenOf: (part: Parts) => Meaning | undefined): About {
  let about: Meaning | undefined;
  const called = (part: Meaning, key: string): Meaning => {
    if (isList(part)) return part.map((one) => called(one, key));
    if (!isFields(part)) return part;
    const before = spokenOf(part);
    if (before === undefined)
      return carried(
        part,
        Object.fromEntries(Object.entries(part).map(([field, one]) => [field, called(one, field)])),
      );
    if (players.has(key)) throw new NotUnderstood('a later trigger is about an object');
    if (about !== undefined && !sameWords(about, before))
      throw new NotUnderstood('a later trigger is about one thing');
    about = before;
    return { named: 'about' };
  };
  const done = called(value, '');
  return { value: done, ...(about === undefined ? {} : { about }) };
}
