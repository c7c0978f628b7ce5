/** What happens instead of something (614): always, or as an effect of a spell or ability for a time (614.1). */
import { holdsSome, isFields, replaced } from '../wording/meaning.ts';
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
    // What is dealt is spoken of by what deals it, where that is known.
    const { among } = fields(fields(would).from);
    mention(talk, among ?? 'it', 'object', false);
  }
  talk.player = 'they';
  talk.amount = { number: 'eventAmount' };
  talk.isOfSource = fields(would).would === 'dealDamage';
  // What is chosen stands before what is so because of it.
  const chosen = choose === undefined ? undefined : doing(choose, talk);
  if (talk.counted !== undefined) talk.amount = undefined;
  // And so does what is paid.
  const paid = cost === undefined ? undefined : costOf(cost, talk);
  if (paid !== undefined) talk.cost = paid;
  const { to, ...how } = fields(resolved(rest, talk));
  return {
    event: would,
    ...how,
    ...(to === undefined ? {} : asItEnters(fields(to))),
    ...(paid === undefined ? {} : { cost: paid }),
    ...(chosen === undefined ? {} : chosenOf(would, chosen)),
    ...(instead === undefined ? {} : insteadOf(would, doing(instead, talk))),
    ...(also === undefined ? {} : { also: doing(also, ofPrevented(rest.as, talk)) }),
  };
}

/** What is chosen; counters that it is turned up with, or transforms with, are how it does. */
function chosenOf(event: Meaning, chosen: readonly Meaning[]): Fields {
  const { would } = fields(event);
  const before = would === 'enter' || would === 'transform' ? chosen.map(linkedAsItEnters) : chosen;
  const { do: does, kind, count = 1, on, as: _as, ...others } = fields(before.at(-1));
  const isPut = does === 'putCounters' && isIt(on) && kind !== undefined && Object.keys(others).length === 0;
  if (!isPut || (would !== 'turnFaceUp' && would !== 'transform')) return { choose: before };
  const rest = before.slice(0, -1);
  return { ...(rest.length === 0 ? {} : { choose: rest }), counters: { kind, count } };
}

/** Nothing was chosen before something enters, and its abilities speak of what is (607.2d). */
function linkedAsItEnters(chosen: Meaning): Fields {
  const { anew: _anew, ...done } = fields(chosen);
  return done.do === 'choosePlayer' && done.link === undefined ? { ...done, link: 'chosen' } : done;
}

/** What is done besides speaks of as much as was prevented, where that has a name. */
const ofPrevented = (name: Meaning | undefined, talk: Talk): Talk =>
  name === undefined ? talk : { ...talk, amount: { number: 'amount', by: name } };

/** What happens instead. Where that is the same event in another way, the event is changed (614.6). */
function insteadOf(event: Meaning, instead: readonly Meaning[]): Fields {
  const [first, ...more] = instead.map(fields);
  const { do: does, what: _what, amount, who = 'you', ...others } = first ?? {};
  const would = fields(event);
  const isOnly = instead.length === 1;
  const isPlainMay =
    does === 'may' && who === 'you' && others.cost === undefined && others.else === undefined;
  // "You may put it on top of its owner's library instead."
  if (isOnly && isPlainMay && Array.isArray(others.then))
    return { optional: true, ...insteadOf(event, others.then) };
  const moved = would.would === 'die' || would.would === 'move' ? movedInstead(first ?? {}, more) : undefined;
  if (moved !== undefined) return moved;
  const isSame = (key: string): boolean =>
    isOnly &&
    does === key &&
    would.would === key &&
    Object.keys(others).length === 0 &&
    (would.who === who || who === 'they');
  if (amount !== undefined && (isSame('gainLife') || isSame('loseLife'))) return { amount };
  return { instead };
}

const isIt = (what: Meaning | undefined): boolean => what === 'it' || what === 'self';

/** Where something goes instead, and what is done then: "reveal it and shuffle it into its owner's library". */
function movedInstead(
  { do: does, what, as: called, ...others }: Fields,
  more: readonly Fields[],
): Fields | undefined {
  if (!isIt(what)) return undefined;
  if (does === 'exile' && Object.keys(others).length === 0)
    return { to: { zone: 'exile' }, ...besidesExiled(more, called) };
  const [next, ...rest] = more;
  if (does === 'reveal' && Object.keys(others).length === 0 && next?.do === 'move') {
    const { to, ...moved } = movedInstead(next, rest) ?? {};
    return to === undefined ? undefined : { to: { ...fields(to), revealed: true }, ...moved };
  }
  if (does !== 'move' || Object.keys(others).some((key) => key !== 'to')) return undefined;
  if (next === undefined) return asItEnters(fields(others.to));
  const { ownerOf } = fields(next.who);
  const isItThen = isIt(ownerOf) || (called !== undefined && fields(ownerOf).named === called);
  return next.do === 'shuffle' && isItThen && rest.length === 0
    ? { to: others.to ?? {}, afterwards: [{ do: 'shuffle', who: { ownerOf: what ?? 'it' } }] }
    : undefined;
}

/** What is done besides is done at once; what speaks of what is in exile is done once that is there. */
function besidesExiled(more: readonly Fields[], called: Meaning | undefined): Fields {
  if (more.length === 0) return {};
  const isExiled = (part: Meaning): boolean => called !== undefined && fields(part).named === called;
  const isOfExile = (part: Meaning): boolean => isExiled(part) || fields(part).zone === 'exile';
  if (!more.some((one) => holdsSome(one, isOfExile))) return { also: more };
  return { afterwards: more.map((one) => replaced(one, (part) => (isExiled(part) ? 'it' : undefined))) };
}

/** How it enters is said apart from where it goes. */
function asItEnters({ zone, position, revealed, faceDown, ...how }: Fields): Fields {
  const place = { zone, position, revealed, faceDown };
  const to = Object.fromEntries(
    Object.entries(place).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return { to, ...how };
}

const isAboutItself = (event: Meaning): boolean =>
  isFields(event) && Object.values(event).some((part) => part === 'self' || isAboutItself(part));
