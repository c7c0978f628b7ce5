/** What happens instead of something (614): always, or as an effect of a spell or ability for a time (614.1). */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { nameFor } from './naming.ts';
import { costOf, resolved } from './references.ts';
import { type Doing, type Fields, fields, mention, type Talk } from './talk.ts';

/** "If that creature would die this turn, exile it instead", "the next time a source of your choice would …". */
export function replacing(said: Fields, talk: Talk, doing: Doing): Meaning[] {
  const { said: _said, at: _at, until = 'untilEndOfTurn', once, source, ofSoMuch, ...replacement } = said;
  const inner: Talk = { ...talk, mentions: [...talk.mentions], resolved: new Map() };
  const before: Fields[] = [];
  if (source !== undefined) {
    const chosen = fields(resolved(source, talk));
    before.push(chosen);
    // What the source has to be it still has to be as it would deal damage (609.7b).
    const from = { ...fields(chosen.like), among: { named: nameFor(talk, chosen) } };
    const event = { ...fields(replacement.event), from };
    inner.names = talk.names;
    replacement.event = event;
  }
  // "The next 3 damage": so much of it is replaced, and no more.
  const { amount, ...rest } = replacement;
  const done = {
    do: 'replace',
    replacement: replacementOf(ofSoMuch === true ? rest : replacement, inner, doing),
    ...(ofSoMuch === true ? { amount: resolved(amount ?? 0, talk) } : {}),
    until,
    ...(once === true ? { once } : {}),
  };
  talk.names = Math.max(talk.names, inner.names);
  return [...before, done];
}

/** What happens instead: "it" is what it would happen to. */
export function replacementOf(said: Fields, talk: Talk, doing: Doing): Meaning {
  const { event, choose, instead, also, cost, ...rest } = said;
  const would = resolved(event ?? {}, talk);
  if (!isAboutItself(would)) {
    talk.mentions.length = 0;
    mention(talk, 'it', 'object', false);
  }
  talk.player = 'they';
  talk.amount = { number: 'eventAmount' };
  talk.isOfSource = fields(would).would === 'dealDamage';
  // What is chosen stands before what is so because of it.
  const chosen = choose === undefined ? undefined : doing(choose, talk);
  return {
    event: would,
    ...fields(resolved(rest, talk)),
    ...(cost === undefined ? {} : { cost: costOf(cost, talk) }),
    ...(chosen === undefined ? {} : { choose: chosen }),
    ...(instead === undefined ? {} : insteadOf(would, doing(instead, talk))),
    ...(also === undefined ? {} : { also: doing(also, ofPrevented(rest.as, talk)) }),
  };
}

/** What is done besides speaks of as much as was prevented, where that has a name. */
const ofPrevented = (name: Meaning | undefined, talk: Talk): Talk =>
  name === undefined ? talk : { ...talk, amount: { number: 'amount', by: name } };

/** What happens instead. Where that is the same event in another way, the event is changed (614.6). */
function insteadOf(event: Meaning, instead: readonly Meaning[]): Fields {
  const { do: does, what, amount, who = 'you', ...others } = fields(instead[0]);
  const would = fields(event);
  const isOnly = instead.length === 1;
  const isMoved = would.would === 'die' || would.would === 'move';
  if (does === 'exile' && isMoved && (what === 'it' || what === 'self')) {
    const also = instead.slice(1);
    return { to: { zone: 'exile' }, ...(also.length === 0 ? {} : { also }) };
  }
  // "You may put it on top of its owner's library instead."
  const optional = does === 'may' && isOnly && others.cost === undefined && others.else === undefined;
  const [only, ...more] = optional && Array.isArray(others.then) ? others.then : [];
  const moved = fields(only);
  if (moved.do === 'move' && isMoved && more.length === 0 && (moved.what === 'it' || moved.what === 'self'))
    return { optional: true, to: moved.to ?? {} };
  const isSame = (key: string): boolean =>
    isOnly &&
    does === key &&
    would.would === key &&
    Object.keys(others).length === 0 &&
    (would.who === who || who === 'they');
  if (amount !== undefined && (isSame('gainLife') || isSame('loseLife'))) return { amount };
  return { instead };
}

const isAboutItself = (event: Meaning): boolean =>
  isFields(event) && Object.values(event).some((part) => part === 'self' || isAboutItself(part));
