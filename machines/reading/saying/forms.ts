/** Data in the fields in which phrases say them: what a sentence needn't say is put in, what it says in one word is put together. */
import { onceFor } from '../../rules/state/once-for.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';
import { replacing } from './replacing.ts';
import { quantitiesIn, replacedBy } from './several.ts';

type Form = (wanted: Readonly<Fields>) => readonly Fields[];

/** Who gets it: objects, players, or whatever is targeted. */
function toRecipients({ to, toPlayers, ...others }: Fields): readonly Fields[] {
  if (to === undefined && toPlayers === undefined) return [others];
  if (to === undefined) return [{ ...others, recipients: { players: toPlayers ?? '' } }];
  if (toPlayers === undefined) return [{ ...others, recipients: to }];
  return sameWords(to, toPlayers)
    ? [{ ...others, recipients: to }]
    : [{ ...others, recipients: { objects: to, players: toPlayers } }];
}

const dealDamage: Form = ({ source, and, ...others }) => {
  const [more] = isList(and) ? and : [];
  return toRecipients(others).flatMap((one) => {
    const whole = { ...one, source: source ?? 'self' };
    return more === undefined
      ? [whole, ...(others.to === undefined ? [] : [{ ...others, source: whole.source }])]
      : toRecipients(fields(more)).map((second) => ({ ...whole, and: second }));
  });
};

/** A token as its words name it, or as they describe it; what is worked out is its size (111.3). */
const created: Form = ({ size, ...wanted }) => {
  const { types, subtypes, colors, power, toughness, supertypes, ...token } = fields(wanted.token);
  const line: Fields = { colors: colors ?? [], types: types ?? [] };
  if (isList(subtypes) && subtypes.length > 0) line.subtypes = subtypes;
  const described: Fields = { said: 'token', ...token, line };
  // An ability says how great it is.
  const isDefined = size === undefined && power === '*' && toughness === '*';
  if (power !== undefined && !isDefined) described.size = size ?? { power, toughness: toughness ?? 0 };
  if (supertypes !== undefined) described.legendary = true;
  return [...(size === undefined ? [wanted] : []), { ...wanted, token: described }];
};

const search: Form = (wanted) => {
  const sought = { ...fields(wanted.for), zone: 'library' };
  const { min, max } = isFields(wanted.count) ? wanted.count : { min: 1, max: 1 };
  const one = { ...wanted, for: sought, count: { min: max ?? 1, max: max ?? 1 } };
  const upTo = { ...wanted, for: sought, count: { min: min ?? 0, max: max ?? 1 } };
  return [...(max === 1 ? [one, upTo] : [upTo, one]), wanted];
};

const ofInstruction: Readonly<Record<string, Form>> = {
  dealDamage,
  // Dealt to and dealt by one thing.
  preventDamage: (done) => [...toRecipients(done), done],
  create: created,
  search,
  // What is counted on a sticker is said by what speaks of it.
  putSticker: ({ counted: _counted, ...done }) => [done],
  // Under which link it is found is said by what speaks of it (607.2a).
  exile: ({ link: _link, ...done }) => [done],
};

/** "Whenever [this] …": what an event is about stands before it. */
const ofEvent: Form = (wanted) => {
  if (wanted.said === 'both') {
    const { said: _said, ...both } = wanted;
    return [both];
  }
  // Who casts or activates it is said, and is anyone.
  if ((wanted.on === 'cast' || wanted.on === 'activated') && wanted.by === undefined)
    return [{ ...wanted, by: 'everyone' }];
  const { object, source, oneOrMore, ...others } = wanted;
  const key = wanted.on === 'dealsDamage' ? source : object;
  const rest: Fields =
    wanted.on === 'dealsDamage'
      ? { ...others, ...(object === undefined ? {} : { object }) }
      : { ...others, ...(source === undefined ? {} : { source }) };
  const isSeveral = oneOrMore === undefined ? {} : { oneOrMore };
  if (key === undefined) return [wanted];
  const ways: Fields[] = [{ ...rest, one: key, ...isSeveral }, wanted];
  const { controller, owner, ...what } = fields(key);
  const whose = owner === 'you' ? 'yours' : owner === 'opponents' ? 'theirs' : undefined;
  if (isFields(key) && whose !== undefined && controller === undefined)
    ways.unshift({ ...rest, one: what, ...isSeveral, said: whose });
  const { through } = rest;
  if (isFields(through)) {
    const { through: _through, ...apart } = rest;
    ways.push({
      ...apart,
      sacrificed: key,
      keyword: through.keyword ?? '',
      one: through.of ?? {},
      said: 'through',
    });
  }
  return ways;
};

/** Where what is paid with is, is said apart from what it is; how many, where it isn't said, is one. */
const ofCost: Form = (wanted) => {
  const { what, pay, as: _as, link: _link, ...others } = wanted;
  const plain = { ...others, pay: pay ?? '', ...(what === undefined ? {} : { what }) };
  const ways: Fields[] = [plain];
  if (isFields(what) && what.zone !== undefined) {
    const { zone, owner, among, ...card } = what;
    const place: Fields = {
      zone,
      ...(owner === undefined ? {} : { owner }),
      ...(among === undefined ? {} : { among }),
    };
    ways.push({ ...others, pay: pay ?? '', what: card, place });
    ways.push({ ...others, pay: pay ?? '', what: card });
  }
  if ((pay === 'tapPermanents' || pay === 'tapTotalPower') && isFields(what) && what.controller === undefined)
    ways.unshift({ ...plain, what: { ...what, controller: 'you' } });
  if (pay === 'putCounters' && isFields(wanted.on))
    ways.unshift({ ...plain, on: { ...wanted.on, controller: 'you' } });
  return ways;
};

/** What something is: its types, colors and size, which are said together. */
const kinds = new Set([
  'setTypes',
  'addTypes',
  'setSubtypes',
  'addSubtypes',
  'setColors',
  'setPowerToughness',
]);

/** "Loses all abilities and is a blue Fish with base power and toughness 0/1": what it is in one, with its abilities or without. */
function inGroups(changes: readonly Meaning[]): readonly (readonly Meaning[])[] {
  const isKind = (one: Meaning | undefined) => kinds.has(wordOf(fields(one).change));
  const from = changes.findIndex(isKind);
  const end = changes.findLastIndex(isKind) + 1;
  if (end - from < 2 || !changes.slice(from, end).every(isKind)) return [];
  const apart = (some: readonly Meaning[]) => some.map((one): Meaning => ({ changes: [one] }));
  const ends = fields(changes[end]).change === 'addAbilities' ? [end + 1, end] : [end];
  return ends.map((last) => [
    ...apart(changes.slice(0, from)),
    { changes: changes.slice(from, last) },
    ...apart(changes.slice(last)),
  ]);
}

/** What a static ability says of something, one after the other. */
const ofStatic: Form = (wanted) => {
  const { changes, rules, affects, players, alternativeCost, replaces, ...others } = wanted;
  if (isFields(alternativeCost)) {
    const { if: condition, ...cost } = alternativeCost;
    return [{ ...others, alternativeCost: cost, ...(condition === undefined ? {} : { if: condition }) }];
  }
  if (isFields(replaces)) return replacing(replaces).map((one) => ({ ...others, replaces: one }));
  const each = (key: string, list: Meaning | undefined): readonly Meaning[] =>
    isList(list) ? list.map((one) => ({ [key]: [one] })) : [];
  const does = [...each('changes', changes), ...each('rules', rules)];
  if (does.length === 0 || players !== undefined) return [wanted];
  const whole: Fields = { ...others, affects: affects ?? 'self' };
  const grouped = isList(changes) ? inGroups(changes) : [];
  const ways: Fields[] = [
    ...(isList(rules) && rules.length === 2
      ? [{ ...whole, does: [...each('changes', changes), { rules }] }]
      : []),
    ...grouped.map((some) => ({ ...whole, does: [...some, ...each('rules', rules)] })),
    { ...whole, does },
    { ...whole, ...(changes === undefined ? {} : { changes }), ...(rules === undefined ? {} : { rules }) },
    wanted,
  ];
  if (isList(changes) && changes.length > 1 && rules === undefined)
    ways.push({ ...whole, does: [{ changes }] });
  for (const x of quantitiesIn(changes ?? []))
    ways.push({ ...whole, x, does: fields({ does: replacedBy(does, x, { number: 'x' }) }).does ?? [] });
  return ways;
};

const ofKeyword: Form = (wanted) => {
  const { quality, object, n } = wanted;
  const ways: Fields[] = [wanted];
  if (quality !== undefined && isFields(object) && typeof object.color === 'string') {
    const { quality: _quality, ...others } = wanted;
    ways.push({ ...others, said: 'quality' });
  }
  // A line of chapters is an ability for each of them (714.2c).
  if (wanted.effect !== undefined && n !== undefined) {
    const { n: _n, ...others } = wanted;
    ways.push({ ...others, said: 'chapters', numbers: listOf(n) });
  }
  return ways;
};

/** Damage of which it isn't said where it comes from is from a source, and goes to a permanent or player. */
const ofDamage: Form = (wanted) => {
  const { from = {}, to, toPlayer, ...others } = wanted;
  const isToAny = to === undefined && toPlayer === undefined;
  const whom = isToAny
    ? { to: {}, toPlayer: 'everyone' }
    : { ...(to === undefined ? {} : { to }), ...(toPlayer === undefined ? {} : { toPlayer }) };
  return [wanted, { ...others, from, ...whom }];
};

/** Of one of these or of those, which alone may be more than that: "artifact, enchantment, or creature with flying". */
function ofAny(wanted: Fields): readonly Fields[] {
  const { any, ...rest } = wanted;
  const types: Meaning[] = [];
  let more: Fields = {};
  for (const { type, ...others } of (isList(any) ? any : []).map(fields)) {
    if (typeof type !== 'string' || (type !== 'creature' && Object.keys(others).length > 0)) return [wanted];
    types.push(type);
    more = { ...more, ...others };
  }
  return types.length < 2 ? [wanted] : [wanted, { ...rest, anyType: types, ...more }];
}

/** All others than what was spoken of: "each other creature". */
function ofAll(wanted: Fields): readonly Fields[] {
  const { notAmong, ...all } = fields(wanted.all);
  return notAmong === undefined ? [wanted] : [{ ...wanted, all: { ...all, other: true } }, wanted];
}

/** Others than what an event is about: "five or more other Mountains". */
function ofOthers({ notAmong, ...what }: Fields): readonly Fields[] {
  return [
    { ...what, ...(notAmong === undefined ? {} : { notAmong }) },
    { ...what, other: true },
  ];
}

/** How forms are said that are no data. */
export const saidInForms: ReadonlySet<string> = new Set([
  'token',
  'yours',
  'theirs',
  'through',
  'quality',
  'chapters',
]);

/** The same thing in the fields in which phrases say it; itself among them. */
export const formsOf = onceFor((wanted: Readonly<Fields>): readonly Fields[] => {
  if (isFields(wanted.all)) return ofAll(wanted);
  if (isList(wanted.any)) return ofAny(wanted);
  if (isFields(wanted.notAmong) && wanted.notAmong.event !== undefined) return ofOthers(wanted);
  if (wanted.do !== undefined) {
    const { as: _as, ...done } = wanted;
    return ofInstruction[wordOf(wanted.do)]?.(done) ?? [done];
  }
  if (wanted.on !== undefined && wanted.kind === undefined && wanted.pay === undefined)
    return ofEvent(wanted);
  if (wanted.would === 'dealDamage') return ofDamage(wanted);
  if (wanted.pay !== undefined) return ofCost(wanted);
  if (wanted.kind === 'static') return ofStatic(wanted);
  if (wanted.kind === 'keyword') return ofKeyword(wanted);
  return [wanted];
});

/** What is meant where a field isn't there: one of them, and by you. */
export function absent(field: string, of: { readonly [field: string]: Meaning }): Meaning | undefined {
  if (field === 'who') return of.do === undefined ? undefined : 'you';
  return field === 'count' ? 1 : undefined;
}
