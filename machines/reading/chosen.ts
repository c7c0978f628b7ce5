/** What is chosen as an instruction is followed: from among cards that were looked at, from a zone, from a hand (608.2d). */
import { isList } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { afterwards, nameFor } from './naming.ts';
import { withAnother } from './plain.ts';
import { resolved } from './references.ts';
import { type Fields, fields, mention, NotUnderstood, type Talk, withSaid } from './talk.ts';

const chooser = (who: Meaning): Fields => (who === 'you' ? {} : { who });

/** "return a land you control to its owner's hand": it is chosen, then something is done to it. */
export function picked(said: Fields, talk: Talk): Meaning[] {
  const { who = 'you', from, notHost, canHaveAttached, count, atRandom, different, orPlayers, then } = said;
  const player = resolved(who, talk);
  const host = notHost === undefined ? undefined : hostOf(notHost, talk);
  const whose = player === 'you' ? (from ?? {}) : withSaid(from ?? {}, 'they', 'they');
  const like = resolved(whose, talk);
  const described = host === undefined ? like : { ...fields(like), notAmong: host };
  const range = fields(resolved(count ?? {}, talk));
  const { max } = range;
  const choose: Fields = {
    do: 'choose',
    ...chooser(player),
    from: described,
    ...(canHaveAttached === undefined ? {} : { canHaveAttached: resolved(canHaveAttached, talk) }),
    count: max === 'all' ? { ...range, max: { number: 'count', of: described } } : range,
    ...(different === undefined ? {} : { different }),
    ...(orPlayers === undefined ? {} : { orPlayers: resolved(orPlayers, talk) }),
    ...(atRandom === true ? { atRandom } : {}),
  };
  const ref = { named: nameFor(talk, choose) };
  talk.choosing = choose;
  mention(talk, ref, 'object', fields(choose.count).max !== 1, {
    like: choose.from,
    zone: fields(choose.from).zone,
  });
  const done = (isList(then) ? then : []).map((one): Fields => {
    const { source, ...does } = fields(
      resolved(withAnother(fields(withSaid(one, 'picked', ref))), talk, true),
    );
    if (source !== undefined && source !== 'self') does.source = source;
    afterwards(does, talk);
    return does;
  });
  return [choose, ...done];
}

/** What something is attached to, as it is attached to another: "with the same controller" is with the controller of that. */
function hostOf(attached: Meaning, talk: Talk): Meaning {
  const host = { all: { hasAttached: { among: resolved(attached, talk) } } };
  talk.clause++;
  mention(talk, host, 'object', false);
  return host;
}

/** "exile them, then meld them into …": this card and one of those that go with it (701.42a). */
export function melded({ into = '' }: Fields, talk: Talk): Meaning[] {
  if (talk.pair === undefined) throw new NotUnderstood('no two cards were spoken of');
  const { what, other } = talk.pair;
  const choose: Fields = { do: 'choose', from: other, count: { min: 1, max: 1 } };
  const exile: Fields = { do: 'exile', what: { union: [what, { named: nameFor(talk, choose) }] } };
  return [choose, exile, { do: 'meld', what: { named: nameFor(talk, exile) }, into }];
}

/** Where cards go that are taken from among others. */
function going(what: Meaning, to: Fields): Fields {
  const { zone, faceDown, ...rest } = to;
  if (zone === 'exile' && Object.keys(rest).length === 0)
    return { do: 'exile', what, ...(faceDown === true ? { faceDown } : {}) };
  return { do: 'move', what, to };
}

/** "put one of them into your hand and the rest on the bottom": cards are chosen from among those that were looked at. */
export function taken(said: Fields, talk: Talk): Meaning[] {
  const { group } = talk;
  if (group === undefined) throw new NotUnderstood('no cards were looked at or revealed');
  const { who = 'you', like, count, to, rest, revealed } = said;
  const where: Fields = { ...fields(resolved(to ?? {}, talk)), ...(revealed === true ? { revealed } : {}) };
  const done: Meaning[] = [];
  if (count === 'every') {
    const described = fields(like);
    if (described.other === true || Object.keys(described).length === 0)
      throw new NotUnderstood('all other cards are the rest, and all of them aren’t taken from among them');
    const all = { ...fields(resolved(like ?? {}, talk)), zone: group.zone, among: group.ref };
    const move = going({ all }, where);
    afterwards(move, talk);
    done.push(move);
  } else {
    const { min, max } = fields(count);
    const choose: Fields = {
      do: 'choose',
      ...chooser(resolved(who, talk)),
      from: { among: group.ref, ...(like === undefined ? {} : { like: resolved(like, talk) }) },
      count: { min: min ?? 0, max: max === 'all' ? group.size : (max ?? 1) },
    };
    const ref = { named: nameFor(talk, choose) };
    mention(talk, ref, 'object', fields(choose.count).max !== 1);
    const move = going(ref, where);
    afterwards(move, talk);
    done.push(choose, move);
    if (where.zone === group.zone) talk.group = { ...group, kept: ref };
  }
  if (rest !== undefined) done.push(theRest(fields(rest), talk));
  return done;
}

/** "then shuffles the rest into their library": what wasn't taken from there is there still. */
export function restShuffled({ who = 'you' }: Fields, talk: Talk): Meaning {
  if (talk.group?.zone !== 'library') throw new NotUnderstood('nothing is left of cards in a library');
  return { do: 'shuffle', who: resolved(who, talk) };
}

/** "put the rest on the bottom of your library": all that weren't taken. */
export function theRest(to: Fields, talk: Talk): Meaning {
  const { group } = talk;
  if (group === undefined) throw new NotUnderstood('no cards were looked at or revealed');
  const { kept, ref, zone } = group;
  const all: Fields = { zone, among: ref, ...(kept === undefined ? {} : { notAmong: kept }) };
  return going({ all }, fields(resolved(to, talk)));
}

/** The hand that was revealed last. */
function revealedHand(done: readonly Meaning[]): Fields {
  const last = fields(done.at(-1));
  const { zone, owner } = fields(fields(last.what).all);
  if (last.do !== 'reveal' || zone !== 'hand' || owner === undefined)
    throw new NotUnderstood('no hand was revealed');
  return { zone, owner };
}

/** "You choose a nonland card from it." */
export function chosenFromHand(said: Fields, done: readonly Meaning[], talk: Talk): Meaning {
  const hand = revealedHand(done);
  const count = said.count ?? 1;
  const choose: Fields = {
    do: 'choose',
    from: { ...hand, ...fields(resolved(said.like ?? {}, talk)) },
    count: { min: count, max: count },
  };
  mention(talk, { named: nameFor(talk, choose) }, 'object', count !== 1);
  return choose;
}

/** "You choose a nonland card from it. That player discards that card." */
export function chosenDiscard(said: Fields, done: readonly Meaning[], talk: Talk): Meaning {
  const { owner = 'you' } = revealedHand(done);
  const like = fields(resolved(said.like ?? {}, talk));
  return {
    do: 'discard',
    count: said.count ?? 1,
    who: owner,
    ...(Object.keys(like).length === 0 ? {} : { filter: like }),
    chosenBy: 'you',
  };
}
