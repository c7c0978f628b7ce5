/** Targets and pronouns as data: what is said of objects, players and amounts, in the order of the text. */

import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, keyOf, listOf, type Fields as Parts, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { costs } from '../words/costs/index.ts';
import { meant } from './meant.ts';
import { nameFor } from './naming.ts';
import { spokenOf } from './pronouns.ts';
import {
  type Fields,
  fields,
  type Mention,
  mention,
  mentionAgain,
  NotUnderstood,
  type Talk,
} from './talk.ts';
import { doneThisWay } from './this-way.ts';

/** All that is said in a part, resolved in the order in which it stands. */
export function resolved(value: Meaning, talk: Talk, acting = false): Meaning {
  settle(value, talk, acting);
  return substituted(value, talk, acting);
}

/** Resolves what is said in a part in the order of the text, wherever it stands in the data. */
export function settle(value: Meaning, talk: Talk, acting = false): void {
  const places: { readonly at: number; readonly node: Fields; readonly isAsked: boolean }[] = [];
  const collect = (part: Meaning, key: string, isCopied = false, isValued = false) => {
    if (isList(part)) for (const one of part) collect(one, key);
    else if (isFields(part) && part.said !== 'quoted') {
      if (typeof part.said === 'string' && simple.has(part.said))
        places.push({
          at: Number(part.at ?? 0),
          node: part,
          isAsked: asked.has(key) || isValued || (isCopied && isPermanent(part)),
        });
      for (const [field, one] of Object.entries(part))
        collect(
          one,
          field,
          (field === 'of' && copying.has(wordOf(part.do))) || field === 'sharesNameWith',
          field === 'of' && part.number === 'value',
        );
    }
  };
  collect(value, '');
  for (const { node, isAsked } of places.sort((a, b) => a.at - b.at))
    resolveOne(node, talk, acting && !isAsked);
}

/** What makes something a copy of another, and what has its name: of "that creature" as it was, of "that card" as it is. */
const copying = new Set(['becomeCopy', 'createCopy']);
const isPermanent = ({ said, noun }: Fields): boolean => said === 'that' && fields(noun).called === undefined;

/** Where it is asked who controls or owns something: as it was, as its values are. */
const asked = new Set(['controllerOf', 'ownerOf']);

const simple = new Set([
  'self',
  'target',
  'it',
  'them',
  'that',
  'those',
  'eachOf',
  'the',
  'thatPlayer',
  'they',
  'thatMuch',
  'thatMany',
  'paid',
  'chosenValue',
  'excess',
  'beforeDamage',
  'thisHalf',
  'damaged',
  'hadCounterPut',
  'eachOther',
  'notChosen',
  'source',
  'exiled',
  'castThisWay',
  'exiledThisWay',
  'group',
  'theirs',
  'amountOf',
  'divided',
  'onSticker',
  'ofEvent',
  'performed',
  'putThisWay',
  'doneTo',
  'eitherTarget',
]);

/** What puts cards into graveyards (701.8, 701.9, 701.17, 701.21). */
const toGraveyard = new Set(['destroy', 'discard', 'mill', 'sacrifice']);

export function substituted(value: Meaning, talk: Talk, acting: boolean): Meaning {
  if (isList(value)) return value.map((part) => substituted(part, talk, acting));
  return isFields(value) ? carried(value, substitutedFields(value, talk, acting)) : value;
}

function substitutedFields(value: Parts, talk: Talk, acting: boolean): Meaning {
  if (typeof value.said === 'string' && simple.has(value.said)) return resolveOne(value, talk, acting);
  if (value.holds === 'is' && isFields(value.like) && fields(value.like.zone).said === 'where')
    return substituted(whereItIs(value, talk, acting), talk, acting);
  if (value.holds === 'is') refuseCard(value, talk, acting);
  if (value.said === 'ownPair') return ownPair(value, talk, acting);
  if (value.said === 'exiledWith') return exiledWith(substituted(value.by ?? 'self', talk, acting));
  if (value.said === 'anAura') return anyAura(talk);
  if (value.said === 'thoseTypes') return thoseTypes(talk);
  if (value.said === 'doneThisWay')
    return doneThisWay(value.does, substituted(value.like ?? {}, talk, acting), talk);
  if (value.said === 'otherVotes') return votesForOther(wordOf(value.than), talk);
  if (value.said === 'ofSeveral') return `${wordOf(value.keyword)} ${wordOf(value.mana)}`;
  if (value.said === 'oneLess') return Number(value.n) - 1;
  if (value.said === 'negative') return -Number(value.n);
  if (value.said === 'token') return tokenOf(value, talk);
  if (value.said === 'quoted') return talk.quoted(fields(value.ability));
  if (value.kind === 'keyword') return talk.quoted(fields(value));
  if (value.number === 'x' && talk.x !== undefined) {
    talk.speaksOfX = true;
    return talk.x;
  }
  if (isList(value.union)) return { union: inUnion(value.union, talk, acting) };
  if (isFields(value.all) && value.all.other === true && (talk.kind === 'spell' || isOfExiled(value.all)))
    return { all: othersThanSpokenOf(value.all, talk, acting) };
  if (isFields(value.all) && value.all.other === true && value.all.type === 'creature' && isNoCreature(talk))
    return { all: othersThanLast(value.all, talk, acting) };
  return meant(
    Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        (key === 'at' && typeof part === 'number') || key.startsWith('...')
          ? []
          : [[key, substituted(part, talk, acting)]],
      ),
    ),
  );
}

/** "If you both own and control this and a creature named …": of these two cards is spoken then (701.42). */
function ownPair(said: Fields, talk: Talk, acting: boolean): Meaning {
  const yours = { owner: 'you', controller: 'you' };
  const what = substituted(said.what ?? 'self', talk, acting);
  const other = { ...fields(substituted(said.other ?? {}, talk, acting)), ...yours };
  talk.pair = { what, other };
  return {
    holds: 'both',
    of: [
      { holds: 'is', what, like: yours },
      { holds: 'exists', what: other },
    ],
  };
}

/** "Cards exiled with this": by the abilities of this object (607.2a). */
function exiledWith(by: Meaning): Fields {
  if (by !== 'self') throw new NotUnderstood('something else has exiled them');
  return { linked: 'exiled' };
}

/** "Enchanted creatures" have any Aura attached; what an Aura calls so is what it is attached to (303.4). */
function anyAura({ facts }: Talk): Fields {
  if (facts.subtypes.includes('Aura'))
    throw new NotUnderstood('“enchanted” is what this Aura is attached to');
  return { subtype: 'Aura' };
}

/** "Those types": the card types by which something was described. */
function thoseTypes({ mentions }: Talk): Meaning {
  const described = mentions.map(({ like }) => fields(like).anyType).findLast(isList);
  if (described === undefined) throw new NotUnderstood('nobody has spoken of several types');
  return described;
}

/** "If it's a land card": a card that is where it was said to be. */
function whereItIs(condition: Fields, talk: Talk, acting: boolean): Fields {
  const what = substituted(condition.what ?? 'self', talk, acting);
  const { zone: _where, ...like } = fields(condition.like);
  const zone = talk.mentions.findLast((one) => keyOf(one.was) === keyOf(what))?.zone;
  return { ...condition, what, like: zone === undefined ? like : { ...like, zone } };
}

/** "If it's an instant spell" isn't asked of a card, which is no spell before it is cast (112.1). */
function refuseCard({ what, like }: Fields, talk: Talk, acting: boolean): void {
  if (fields(like).zone !== 'stack') return;
  const asked = keyOf(substituted(what ?? 'self', talk, acting));
  if (talk.mentions.some(({ was, isCard }) => isCard === true && keyOf(was) === asked))
    throw new NotUnderstood('a card is no spell before it is cast');
}

/** How many votes the other of two words got. */
function votesForOther(word: string, { voting }: Talk): Meaning {
  const { words } = fields(voting?.for);
  const others = isList(words) ? words.filter((one) => one !== word) : [];
  if (!isList(words) || words.length !== 2 || others[0] === undefined)
    throw new NotUnderstood('nobody voted for one of two words');
  return { number: 'votes', for: others[0], under: 'voted' };
}

/** "Target creature and each other creature with the same name": others than the target. */
function inUnion(all: readonly Meaning[], talk: Talk, acting: boolean): Meaning[] {
  const [first, ...others] = all.map((one) => substituted(one, talk, acting));
  if (first === undefined || fields(all[0]).said !== 'target')
    return first === undefined ? [] : [first, ...others];
  return [first, ...others.map((one) => otherThan(one, first))];
}

/** Others than these, where "other" is said. */
export function otherThan(value: Meaning, these: Meaning): Meaning {
  if (isList(value)) return value.map((part) => otherThan(part, these));
  if (!isFields(value)) return value;
  const { other, ...rest } = value;
  const made = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, otherThan(part, these)]));
  const parts = carried(rest, made);
  return other === true ? { ...parts, notAmong: these } : other === undefined ? parts : { ...parts, other };
}

/** Whether cards are described by what has exiled them: this object itself is none of those. */
const isOfExiled = ({ among }: Fields): boolean =>
  fields(among).linked !== undefined || fields(among).said === 'exiledWith';

/** Whether this is an ability that triggers of what is no creature itself: "each other creature" is spoken of another then. */
const isNoCreature = ({ facts: { subtypes, types }, kind, mentions }: Talk): boolean =>
  kind === 'triggered' &&
  !types.some((type) => /^(?:creature|planeswalker)$/i.test(type)) &&
  !subtypes.includes('Vehicle') &&
  mentions.some(({ sort, several, was }) => sort === 'object' && !several && was !== 'self');

/** "Whenever equipped creature deals damage to a creature, it deals that much to each other creature": to each but that one. */
function othersThanLast(filter: Fields, talk: Talk, acting: boolean): Meaning {
  const { other: _other, ...rest } = filter;
  const last = talk.mentions.findLast(
    ({ sort, several, was }) => sort === 'object' && !several && was !== 'self',
  );
  return { ...fields(substituted(rest, talk, acting)), notAmong: last?.was ?? 'self' };
}

/** A spell is none of the others that it speaks of: "each other creature" is each but the one spoken of before. */
function othersThanSpokenOf(filter: Fields, talk: Talk, acting: boolean): Meaning {
  const { other: _other, ...rest } = filter;
  const { was, now } = spokenOf(talk, false);
  return { ...fields(substituted(rest, talk, acting)), notAmong: isOfExiled(filter) ? now : was };
}

export function resolveOne(node: Fields, talk: Talk, acting: boolean): Meaning {
  const key = keyOf(node);
  const known = talk.resolved.get(key);
  if (known !== undefined) return known;
  const meaning = meaningOf(node, talk, acting);
  const mentioned = talk.mentions.at(-1);
  if (mentioned !== undefined && talk.subject !== undefined && keyOf(talk.subject) === key)
    mentioned.isSubject = 'ofClause';
  talk.resolved.set(key, meaning);
  return meaning;
}

function meaningOf(node: Fields, talk: Talk, acting: boolean): Meaning {
  switch (node.said) {
    case 'target':
      return targetOf(node, talk);
    case 'self': {
      const what = node.what ?? 'self';
      mention(talk, what, 'object', false);
      return what;
    }
    case 'it':
      return spokenAgain(spokenOf(talk, false, undefined, node.before === true), talk, acting);
    case 'that':
    case 'the':
      return spokenAgain(spokenOf(talk, false, node.noun), talk, acting);
    case 'them':
      return spokenAgain(spokenOf(talk, true), talk, acting);
    case 'those':
    case 'eachOf':
      return spokenAgain(spokenOf(talk, true, node.noun), talk, acting);
    case 'thatPlayer':
    case 'they': {
      if (talk.player === undefined) throw new NotUnderstood('nobody has spoken of a player');
      if (node.opponent === true && !talk.opponents.some((one) => sameWords(one, talk.player)))
        throw new NotUnderstood('nobody has spoken of an opponent');
      return talk.player;
    }
    case 'thatMuch':
    case 'thatMany':
      if (talk.amount !== undefined) return talk.amount;
      if (talk.counted === undefined) throw new NotUnderstood('nobody has spoken of an amount');
      return { number: 'amount', by: nameFor(talk, talk.counted) };
    case 'amountOf':
      return { number: 'amount', by: nameFor(talk, countedAs(node.of, talk)) };
    case 'eitherTarget': {
      const target = talk.targets.findLastIndex(
        (spec) => spec.players !== undefined && spec.objects !== undefined,
      );
      if (target < 0) throw new NotUnderstood('nothing was targeted that is a player or a planeswalker');
      return { target };
    }
    case 'ofEvent': {
      const about = talk.mentions.findLast(({ isSubject }) => isSubject === 'ofEvent');
      if (about === undefined) throw new NotUnderstood('no event was spoken of that is about one object');
      return about.was;
    }
    case 'performed': {
      const performed = talk.done.get('perform');
      if (performed === undefined || performed.action !== node.action)
        throw new NotUnderstood('nothing like that was done');
      const ref = { named: nameFor(talk, performed) };
      mention(talk, ref, 'object', false);
      return ref;
    }
    case 'doneTo': {
      const done = talk.done.get(wordOf(node.does));
      if (done === undefined) throw new NotUnderstood('nothing like that was done');
      return { named: nameFor(talk, done) };
    }
    case 'putThisWay': {
      const put = [...talk.done.values()].findLast((one) => toGraveyard.has(wordOf(one.do)));
      if (put === undefined) throw new NotUnderstood('nothing was put into a graveyard');
      return { named: nameFor(talk, put) };
    }
    case 'onSticker': {
      const put = talk.done.get('putSticker');
      if (put === undefined || (put.counted !== undefined && !sameWords(put.counted, node.counted)))
        throw new NotUnderstood('no sticker was put on anything');
      put.counted = node.counted ?? '';
      return { number: 'amount', by: nameFor(talk, put) };
    }
    case 'divided': {
      const ref = resolved(node.of ?? {}, talk);
      const { target } = fields(ref);
      const spec = typeof target === 'number' ? talk.targets[target] : undefined;
      if (spec === undefined || typeof target !== 'number')
        throw new NotUnderstood('what is divided has targets');
      talk.targets[target] = { ...spec, divide: resolved(node.divide ?? 0, talk) };
      return ref;
    }
    case 'group':
      if (talk.group === undefined || (node.thatWas !== undefined && node.thatWas !== talk.group.thatWas))
        throw new NotUnderstood('no cards were looked at or revealed');
      return talk.group.ref;
    case 'theirs': {
      const who = node.who ?? 'you';
      if (who !== 'you') return resolved(who, talk);
      if (talk.player === undefined) throw new NotUnderstood('nobody has spoken of a player');
      return talk.player;
    }
    case 'eachOther':
      // Others than the player who was spoken of; nobody else was, so others than you.
      return talk.player === undefined || talk.player === 'they'
        ? 'everyoneElse'
        : { playersWith: { of: 'everyone', except: talk.player } };
    case 'notChosen': {
      const { from, as } = talk.choosing ?? {};
      if (talk.choosing === undefined || !isFields(from) || from.among !== undefined)
        throw new NotUnderstood('nothing was chosen of several');
      return {
        all: { ...from, notAmong: { named: typeof as === 'string' ? as : nameFor(talk, talk.choosing) } },
      };
    }
    case 'source':
      if (talk.isOfSource !== true) throw new NotUnderstood('no source was spoken of');
      return { event: 'source' };
    case 'thisHalf':
      if (talk.facts.half === undefined) throw new NotUnderstood('it isn’t known which half this is');
      return talk.facts.half;
    case 'excess':
      if (talk.damaging === undefined) throw new NotUnderstood('no damage was dealt');
      return { number: 'excess', by: nameFor(talk, talk.damaging) };
    case 'beforeDamage':
      if (talk.damaging === undefined) throw new NotUnderstood('no damage was dealt');
      return { number: 'beforeDamage', by: nameFor(talk, talk.damaging), of: node.of ?? '' };
    case 'chosenValue':
      if (!talk.values.includes(wordOf(node.what))) throw new NotUnderstood('nothing like that was chosen');
      return node.what ?? '';
    case 'damaged':
      if (talk.damaging === undefined) throw new NotUnderstood('no damage was dealt');
      return { named: nameFor(talk, talk.damaging) };
    case 'hadCounterPut': {
      const put = talk.done.get('putCounters');
      if (put?.kind !== '+1/+1' || put.onPlayers !== undefined)
        throw new NotUnderstood('no +1/+1 counter was put on a creature');
      return { named: nameFor(talk, put) };
    }
    case 'castThisWay':
      return castThisWay(talk);
    case 'exiledThisWay': {
      const [exiling, ...others] = [...talk.done].filter(([does]) => exilesCards.has(does));
      if (exiling === undefined || others.length > 0) throw new NotUnderstood('nothing was exiled');
      return { named: nameFor(talk, exiling[1]) };
    }
    case 'exiled':
      return exiledCards(talk, node.several === true, acting);
    case 'paid': {
      const part = talk.cost.find((one) => one.pay === node.how && one.what !== 'self');
      if (part !== undefined) {
        const paid = paidBy(part);
        mention(talk, paid, 'object', false);
        return paid;
      }
      const done = talk.done.get(wordOf(node.how));
      if (node.how === 'sacrifice' && done?.filter !== undefined && (done.count ?? 1) === 1)
        return { before: { named: nameFor(talk, done) } };
      // It may be paid for the spell besides its mana cost, as another of its paragraphs says.
      if (talk.kind === 'spell') {
        const paid = { paid: wordOf(node.how) };
        mention(talk, paid, 'object', false);
        return paid;
      }
      throw new NotUnderstood('nothing like that is paid');
    }
    default:
      throw new NotUnderstood(`${wordOf(node.said)} is not known`);
  }
}

/** The instruction that did so to so many; how many permanents were exiled is asked in so many words. */
function countedAs(does: Meaning | undefined, { counted, done }: Talk): Fields {
  const found = counted?.do === does ? counted : does === 'exile' ? done.get('exile') : undefined;
  if (found === undefined) throw new NotUnderstood('nothing like that was done');
  return found;
}

/** Instructions that exile. */
export const exilesCards: ReadonlySet<string> = new Set(['exile', 'exileUntil']);

/** "A spell cast this way": what was cast as this resolved, or what may be cast since. */
function castThisWay(talk: Talk): Meaning {
  const cast = talk.done.get('castWithoutPaying') ?? talk.done.get('cast');
  if (cast !== undefined) return { named: nameFor(talk, cast) };
  const { what } = talk.done.get('mayPlay') ?? {};
  if (what === undefined) throw new NotUnderstood('nothing was cast');
  return what;
}

/** What a part of a cost was paid with; it gets a name for that. */
function paidBy(part: Fields): Meaning {
  const name = typeof part.as === 'string' ? part.as : wordOf(part.pay);
  part.as = name;
  return { paid: name };
}

/** "The exiled card": what this ability has exiled, or its cost; else what was exiled by an ability linked to it (607.2a). */
function exiledCards(talk: Talk, several: boolean, acting: boolean): Meaning {
  const found = talk.mentions.findLast((one) => one.isExiled === true && one.several === several);
  if (found !== undefined) return spokenAgain(found, talk, acting);
  const part = talk.cost.find(exilesForCost);
  if (part !== undefined) return paidBy(part);
  const linked = { linked: 'exiled' };
  mention(talk, linked, 'object', several, { isCard: true });
  return linked;
}

/** Whether a part of a cost puts something else than this object into exile. */
export const exilesForCost = ({ pay, what }: Fields): boolean =>
  what !== 'self' && Object.entries(costs).some(([name, { movesTo }]) => name === pay && movesTo === 'exile');

function spokenAgain(found: Mention, talk: Talk, acting: boolean): Meaning {
  mentionAgain(talk, found);
  return acting ? found.now : found.was;
}

function targetOf(node: Fields, talk: Talk): Meaning {
  if (!['spell', 'activated', 'triggered'].includes(talk.kind))
    throw new NotUnderstood('nothing is targeted here');
  const { said: _said, at: _at, another: isAnother, count, objects, support, divide, ...rest } = node;
  // A permanent supports others (701.41a).
  const another = isAnother === true || (support === true && talk.kind !== 'spell');
  const before = talk.targets.findIndex((spec) => spec.objects !== undefined || spec.any === true);
  const apart = another && before >= 0;
  const range = fields(count === undefined ? undefined : substituted(count, talk, false));
  const spec: Fields = {
    ...rest,
    ...(objects === undefined
      ? {}
      : {
          objects:
            another && !apart
              ? { ...fields(objects), other: true }
              : fields(substituted(objects, talk, false)),
        }),
    ...(count === undefined ? {} : { count: range.max === 'any' ? { ...range, max: most(node) } : range }),
    ...(apart ? { differentFrom: before } : {}),
    ...(talk.forEach === undefined ? {} : { forEach: talk.forEach }),
    ...(divide === undefined ? {} : { divide: resolved(divide, talk) }),
  };
  talk.targets.push(spec);
  const ref = { target: talk.targets.length - 1 };
  const several = count !== undefined && range.max !== 1;
  if (spec.players === undefined || spec.objects !== undefined)
    mention(talk, ref, 'object', several, { like: spec.objects });
  const of = fields(spec.objects);
  if (spec.players === 'opponent') talk.opponents.push(ref);
  if (spec.players !== undefined && spec.objects === undefined) talk.player = ref;
  else if (of.controller === 'opponents') talk.player = { controllerOf: ref };
  else if (of.owner === 'opponents') talk.player = { ownerOf: ref };
  return ref;
}

/** As many as there can be. */
const most = ({ players, objects }: Fields): Meaning =>
  players !== undefined && objects === undefined ? { number: 'countPlayers', of: 'everyone' } : 99;

/** Which of the sorts a reference can be: both of "any target". */
export function sortsOf(ref: Meaning, talk: Talk): { readonly objects: boolean; readonly players: boolean } {
  if (isFields(ref) && typeof ref.target === 'number') {
    const spec = talk.targets[ref.target] ?? {};
    return {
      objects: spec.objects !== undefined || spec.any === true,
      players: spec.players !== undefined || spec.any === true,
    };
  }
  return { objects: true, players: false };
}

function tokenOf(said: Fields, talk: Talk): Meaning {
  const { power, toughness } = fields(said.size);
  const abilities = said.abilities === undefined ? undefined : substituted(said.abilities, talk, false);
  return {
    ...(said.name === undefined ? {} : { name: said.name }),
    ...(said.legendary === true ? { supertypes: ['legendary'] } : {}),
    ...fields(said.line),
    ...(said.size !== undefined
      ? { power: printed(power), toughness: printed(toughness) }
      : definesSize(abilities)
        ? { power: '*', toughness: '*' }
        : {}),
    ...(abilities === undefined ? {} : { abilities }),
  };
}

/** Whether abilities of a token say how great it is: then stars are printed on it (208.2a). */
const definesSize = (abilities: Meaning | undefined): boolean =>
  listOf(abilities).some((one) => {
    const { characteristicDefining, changes } = fields(one);
    const { power, toughness } = fields(listOf(changes)[0]);
    return characteristicDefining === true && power !== undefined && toughness !== undefined;
  });

/** What is worked out as a token is created is a star on it (111.3). */
const printed = (value: Meaning | undefined): Meaning => (isFields(value) ? '*' : (value ?? 0));

export function costOf(said: Meaning, talk: Talk): Fields[] {
  return listOf(said).map((one) => {
    const { place, count, what, on, ...rest } = fields(one);
    const part: Fields = { ...rest };
    if (what !== undefined) part.what = place === undefined ? what : { ...fields(what), ...fields(place) };
    if (rest.pay === 'tapPermanents') part.what = ofThePayer(part.what);
    if (on !== undefined) part.on = ofThePayer(on);
    if (count !== undefined && (count !== 1 || saysHowMany(rest.pay))) part.count = count;
    return fields(resolved(part, talk));
  });
}

/** What is tapped, and what gets counters, to pay is the payer's anyway (118.3). */
function ofThePayer(what: Meaning | undefined): Meaning {
  const { controller, ...others } = fields(what);
  return controller === undefined || controller === 'you' ? others : { ...others, controller };
}

/** A part of a cost that always says how many. */
const saysHowMany = (way: Meaning | undefined): boolean =>
  Object.entries(costs).some(
    ([name, { shape }]) => name === way && 'count' in shape && shape.count === 'quantity',
  );
