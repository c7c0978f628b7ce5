/** Data as they are spoken of: each reference with what is known of what it means, as nouns go by that. */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { findsSeveral, foundBy, ownerOfFound } from '../cards-found.ts';
import { additionallyPaid } from '../paid-besides.ts';
import { type Fields, fields, isSeveralPlayers } from '../talk.ts';
import { callingByNoun } from './by-noun.ts';
import { type Exiled, nothingExiled } from './exiled.ts';
import { dealtByEach } from './of-each.ts';

/** What references of an ability mean. */
export interface Meant {
  /** Targets that were spoken of before; the others are introduced. */
  readonly introduced?: number;
  /** Those of which is spoken already in what is dressed. */
  readonly spoken?: Set<number>;
  /** What was done in the sentence before. */
  readonly before?: Meaning | undefined;
  readonly targets: readonly Meaning[];
  /** How the object of the event is described, and whatever else the event is about. */
  readonly event: Meaning;
  /** What the event is about was put into a graveyard. */
  readonly isGone: boolean;
  /** The same of the event of the ability, whatever else is waited for. */
  readonly ofAbility: Meaning;
  readonly source: Meaning;
  /** It is of this object or of another, which is called by a noun: "that creature". */
  readonly isOfEither: boolean;
  readonly other: Meaning;
  readonly exiled: Exiled;
  /** By the names that instructions give. */
  readonly named: ReadonlyMap<string, Fields>;
  /** Names of what may be cast. */
  readonly cast: ReadonlySet<string>;
  /** Parts of the cost, by theirs. */
  readonly paid: ReadonlyMap<string, Fields>;
}

/** What an event is about: how its object is described, its source, and whatever else it is about. */
function eventOf(
  when: Meaning | undefined,
): Pick<Meant, 'event' | 'source' | 'other' | 'isOfEither' | 'isGone'> {
  // Of this object and of others: these are "that creature".
  const all = isList(when) ? when : [];
  const first = all.find((one) => isFields(fields(one).object)) ?? all[0];
  const { on, object, source, spell, card, blocked, by, to, ofSpell } = fields(first);
  const onStack = { zone: 'stack', ...(ofSpell === true ? { stackObject: 'spell' } : {}) };
  const objects = all.map((one) => fields(one).object);
  const ofEvent = (on === 'dealsDamage' ? to : object) ?? object ?? spell ?? card ?? null;
  // An ability that is activated is on the stack; with spells, which are cast, it is "that spell or ability".
  const activated = all.some((one) => fields(one).on === 'activated')
    ? { zone: 'stack', ...(all.length === 1 ? { stackObject: 'ability' } : {}) }
    : undefined;
  return {
    isOfEither: objects.includes('self') && objects.some(isFields),
    isGone: all.length > 0 && all.every((one) => ['dies', 'putInto'].includes(wordOf(fields(one).on))),
    event: activated ?? ofEvent,
    source: source ?? null,
    other: on === 'becomesTarget' ? onStack : (blocked ?? by ?? to ?? null),
  };
}

/** What an ability's references mean; `exiled`: what other abilities of its object exile; `beside`: all of them. */
export function meantIn(
  ability: Fields,
  exiled: Exiled = nothingExiled,
  beside: readonly Meaning[] = [],
): Meant {
  const named = new Map<string, Fields>();
  const cast = new Set<string>();
  const collect = (value: Meaning, isOptional = false): void => {
    if (isList(value)) for (const one of value) collect(one, isOptional);
    else if (isFields(value)) {
      const played = value.do === 'mayPlay' ? fields(value.what).named : undefined;
      if (typeof played === 'string') cast.add(played);
      if (typeof value.as === 'string' && value.do !== undefined)
        named.set(value.as, { ...value, ...(isOptional ? { isOptional } : {}) });
      for (const part of Object.values(value)) collect(part, isOptional || value.do === 'may');
    }
  };
  collect(ability.effect ?? []);
  collect(ability.modes ?? []);
  collect(ability.replaces ?? []);
  const besides = ability.kind === 'spell' ? additionallyPaid(beside) : [];
  const costs = [ability.cost, fields(ability.replaces).cost, ...besides].flatMap(listOf).map(fields);
  return {
    targets: isList(ability.targets) ? ability.targets : [],
    ...eventOf(ability.when),
    ofAbility: eventOf(ability.when).event,
    exiled,
    named,
    cast,
    paid: new Map(costs.flatMap((part) => (typeof part.as === 'string' ? [[part.as, part] as const] : []))),
  };
}

/** How what a reference means was described, where it was. */
function describedBy(what: Meaning | undefined, meant: Meant): Fields {
  const { target, named, event, all } = fields(what);
  if (typeof target === 'number') return fields(fields(meant.targets[target]).objects);
  if (event === 'object') return fields(meant.ofAbility);
  return named === undefined ? fields(all) : fields(meant.named.get(wordOf(named))?.from);
}

/** How what was put onto the battlefield is described: as what it was before, there. */
function movedLike({ what }: Fields, meant: Meant): Meaning | undefined {
  if (fields(what).event === 'object' && meant.ofAbility === 'attached') return 'attached';
  const { zone, owner: _owner, among: _among, ...like } = describedBy(what, meant);
  return zone !== undefined && Object.keys(like).length > 0 ? { ...like, zone: 'battlefield' } : undefined;
}

/** How what an instruction did is described. */
function likeOf(done: Fields, meant: Meant): Meaning {
  const { token, from, for: found, filter, what, of } = done;
  const moved =
    done.do === 'move' && fields(done.to).zone === 'battlefield' ? movedLike(done, meant) : undefined;
  if (moved !== undefined) return moved;
  if (isFields(token)) return { token: true, type: token.types ?? [], subtype: token.subtypes ?? [] };
  if (done.do === 'createCopy') return { token: true };
  if (done.do === 'copySpell' || done.do === 'copyCard') return { copy: true };
  if (isFields(from)) return isFields(from.among) ? { ...fields(from.like), zone: 'library' } : from;
  const like = found ?? filter ?? of ?? null;
  if (isFields(like)) return { ...like, zone: 'library' };
  return ['exile', 'move', 'look', 'reveal', 'mill', 'manifest'].includes(wordOf(done.do)) &&
    what !== undefined
    ? { zone: 'exile' }
    : null;
}

/** Whose cards they are that came up until one was found. */
function theirs(done: Fields, meant: Meant): Fields {
  const owner = ownerOfFound(done);
  return owner === undefined ? {} : { cardsOf: dressed(owner, meant) };
}

/** How many cards were looked at or revealed, and of whose library. */
function sizeOf({ at, what }: Fields): Fields {
  const { top, of } = fields(at ?? what);
  return top === undefined ? {} : { size: top, of: of ?? 'you' };
}

/** An amount, with what was done of which it is, and what was counted then. */
const withDone = (amount: Fields, { do: does = '', counted, toPlayers, who }: Fields): Fields => ({
  ...amount,
  done: does,
  // What several lose or are dealt together is no "that much".
  ...(isSeveralPlayers(who) || isSeveralPlayers(toPlayers) ? { together: true } : {}),
  ...(counted === undefined ? {} : { counted }),
});

/** Kinds of abilities that are quoted. */
const abilities = new Set(['activated', 'triggered', 'static', 'spell']);
/** Fields for objects and for players, who may be the same: "any target". */
const ofBothSorts = [
  ['to', 'toPlayers'],
  ['redirectTo', 'redirectToPlayers'],
] as const;
/** What stands first in a sentence: who or what does it. */
const early = new Set(['who', 'source', 'what', 'first', 'condition', 'about']);

/** What triggers later has targets of its own, and an event where it waits for one. */
function meantLater({ do: does, targets, when }: Fields, meant: Meant): Meant {
  const ofOwn = { ...meant, targets: isList(targets) ? targets : [] };
  if (does === 'reflexive') return ofOwn;
  if (does !== 'delayedTrigger') return meant;
  return { ...(targets === undefined ? meant : ofOwn), ...eventOf(when) };
}

/** The same with what is known of what it refers to. */
export function dressed(value: Meaning, meant: Meant): Meaning {
  if (isList(value)) return value.map((part) => dressed(part, meant));
  if (!isFields(value)) return value;
  const [key, ...others] = Object.keys(value);
  if (others.length === 0) {
    if (key === 'target' && typeof value.target === 'number') {
      // What is targeted is described by what was spoken of before it.
      const spec = dressed(meant.targets[value.target] ?? null, { ...meant, targets: [] });
      const isNew = value.target >= (meant.introduced ?? 0) && meant.spoken?.has(value.target) !== true;
      meant.spoken?.add(value.target);
      return { ...value, spec, isNew };
    }
    if (key === 'named' && typeof value.named === 'string') {
      const done = meant.named.get(value.named);
      return done === undefined
        ? value
        : {
            ...value,
            like: likeOf(done, meant),
            done: done.do ?? '',
            was: done.filter ?? describedBy(done.what, meant),
            ...sizeOf(done),
            ...theirs(done, meant),
            ...(done.action === undefined ? {} : { action: done.action }),
            ...(done.isOptional === true ? { isOptional: true } : {}),
            ...(meant.cast.has(value.named) ? { isCast: true } : {}),
          };
    }
    if (key === 'event' && typeof value.event === 'string')
      return {
        ...value,
        like: value.event === 'other' ? meant.other : value.event === 'source' ? meant.source : meant.event,
        ...(value.event === 'object' && meant.isOfEither ? { byNoun: true } : {}),
      };
    if (key === 'paid' && typeof value.paid === 'string') {
      const part = meant.paid.get(value.paid);
      return part === undefined ? value : { ...value, how: part.pay ?? '', like: part.what ?? null };
    }
    const found = key === 'all' ? foundAs(value.all, meant) : undefined;
    if (found !== undefined) return { ...value, ...found, like: value.all ?? {} };
    if (isExiled(value, meant)) return { linked: 'exiled', several: meant.exiled.several };
  }
  // A card is copied as a spell is (707.12): "copy that card".
  if (value.do === 'copyCard') return dressed({ ...value, do: 'copySpell' }, meant);
  // What is quoted speaks of its own.
  if (typeof value.kind === 'string' && abilities.has(value.kind)) return value;
  if (value.number === 'xOf' && fields(value.of).event === 'object') return { number: 'x' };
  if (value.number === 'amount' && value.done === undefined)
    return withDone(value, meant.named.get(wordOf(value.by)) ?? {});
  for (const [one, other] of ofBothSorts)
    if (value[one] !== undefined && sameWords(value[one], value[other])) {
      const { [one]: whom = null, [other]: _again, ...others } = value;
      const spoken = dressed(whom, meant);
      return { ...fields(dressed(others, meant)), [one]: spoken, [other]: spoken };
    }
  const own = meantLater(value, meant);
  // "Damage to target player equal to the number of cards in that player's hand."
  const rank = (field: string): number =>
    field === 'inNextTurnOf'
      ? 2
      : Number(early.has(field) || (value.do === 'dealDamage' && (field === 'to' || field === 'toPlayers')));
  const parts = Object.entries(value).toSorted(([one], [other]) => rank(other) - rank(one));
  const spoken = Object.fromEntries(
    parts.map(([field, part]) => [
      field,
      field === 'among' && isExiled(part, meant) ? { linked: 'exiled' } : dressed(part, own),
    ]),
  );
  return value.do === undefined
    ? spoken
    : callingByNoun(dealtByEach(asCardThatWent(spoken, meant)), meant.before);
}

/** What has died is a card where it is: "exile that card". */
function asCardThatWent(done: Fields, { isGone }: Meant): Fields {
  const what = fields(done.what);
  return isGone &&
    (done.do === 'exile' || done.do === 'move') &&
    what.event === 'object' &&
    isFields(what.like)
    ? { ...done, what: { ...what, like: { ...what.like, zone: 'graveyard' } } }
    : done;
}

/** Whether it is what cards came up for, until it was found: one of them or several. */
function foundAs(all: Meaning | undefined, meant: Meant): Fields | undefined {
  const { among = null } = fields(all);
  const done = meant.named.get(wordOf(fields(among).named));
  if (
    done === undefined ||
    !sameWords(
      all,
      foundBy(done, () => among),
    )
  )
    return undefined;
  return { found: findsSeveral(done) ? 'several' : 'one', ...theirs(done, meant) };
}

/** Whether it is what this object's abilities have exiled. */
const isExiled = (value: Meaning, { exiled }: Meant): boolean =>
  fields(value).ofCardsNamed === undefined && exiled.links.includes(wordOf(fields(value).linked));
