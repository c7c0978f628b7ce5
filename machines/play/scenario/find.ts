import { nameOf } from '../../game/index.ts';
import {
  cardsOf,
  characteristics,
  definitionAt,
  type Game,
  nameOnFace,
  type ObjectId,
  type Target,
  wordsOfAbility,
  type Zone,
} from '../../rules/index.ts';
import type { SeatZone } from './form-setup.ts';
import type { Lexicon, Reference } from './names.ts';

/** The names of a scenario under way: what its players wrote, and which cards the aliases stand for. */
export interface Names {
  readonly lexicon: Lexicon;
  /** Card numbers by alias: an alias follows the physical card through all zones. */
  readonly aliases: Readonly<Record<string, number>>;
  /** The places of the cards of the setup as one reads it, by their numbers: `Grizzly Bears 2` is the second of them. */
  readonly asRead: ReadonlyMap<number, number>;
  /** The numbers of the cards of libraries that nobody set up. */
  readonly unsaid: ReadonlySet<number>;
}

/** The zones of a setup, in the order in which one reads them. */
export const zonesAsRead = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'command',
  'library',
  'outside',
] as const satisfies readonly SeatZone[];

/** A reference as it would be written. */
export function written(reference: Reference, { lexicon }: Names): string {
  if ('player' in reference) return lexicon.players[reference.player] ?? '';
  const { ability, name, nth, of, text } = reference;
  const whose = of === null ? '' : `${lexicon.players[of] ?? ''}’s `;
  const begins = text === undefined ? '' : ` "${text}"`;
  return `${ability ? 'the ability of ' : ''}${whose}${name}${nth === null ? '' : ` ${nth}`}${begins}`;
}

/**
 * Everything in the game that a reference may mean now: the cards of the setup as one reads it, then what came to be
 * since, then cards that nobody set up.
 */
export function candidates(game: Game, names: Names, reference: Reference): readonly Target[] {
  if ('player' in reference) return [{ player: reference.player }];
  const ids = game.objects.flatMap((object) => (object !== null && object.left === null ? [object.id] : []));
  const isIt = meant(game, names, reference);
  const found = ids.filter((id) => {
    const object = game.objects[id];
    if (!object || (object.kind === 'ability') !== reference.ability) return false;
    if (reference.of !== null && characteristics(game, id).controller !== reference.of) return false;
    if (!abilityTextOf(game, id).startsWith(reference.text ?? '')) return false;
    return isIt(reference.ability ? (object.stack?.source ?? id) : id);
  });
  const place = (id: ObjectId) => placeOf(names, game.objects[id]?.card ?? -1);
  return found.sort((a, b) => place(a) - place(b)).map((object) => ({ object }));
}

/** What an ability on the stack says; nothing for what is none. */
function abilityTextOf(game: Game, id: ObjectId): string {
  const ref = game.objects[id]?.stack?.ability ?? null;
  return ref === null ? '' : wordsOfAbility(game, ref);
}

/** Cards that nobody set up come after so many others. */
const unsaidCome = 1e9;

/** Where a card stands among all, by its number. */
function placeOf({ asRead, unsaid }: Names, card: number): number {
  return asRead.get(card) ?? asRead.size + card + (unsaid.has(card) ? unsaidCome : 0);
}

/** Whether an object is what a reference says, wherever it is. */
export function meant(game: Game, names: Names, reference: Reference): (id: ObjectId) => boolean {
  if ('player' in reference) return () => false;
  const { alias, name, nth } = reference;
  if (alias) return (id) => numbersOf(game, id).some((card) => card === names.aliases[name]);
  const isCalled = isCalledIn(game, name);
  if (nth === null) return isCalled;
  const card = numbersCalled(game, reference, isCalled, names)[nth - 1];
  return (id) => numbersOf(game, id).some((one) => one === card);
}

/** Whether an object is called so, by itself or by a card that it is. */
const isCalledIn =
  (game: Game, name: string) =>
  (id: ObjectId): boolean =>
    Boolean(game.objects[id]) &&
    (isOneOf(game, id, name) ||
      backName(game, id) === name ||
      nameOf(game, id) === name ||
      characteristics(game, id).name === name);

/** The numbers of the cards that are called so, as one counts them. */
function numbersCalled(
  game: Game,
  { name, of }: Named,
  isCalled: (id: ObjectId) => boolean,
  names: Names,
): readonly number[] {
  const numbers = new Set<number>();
  for (const object of game.objects) {
    if (object === null || object.kind === 'ability' || !isCalled(object.id)) continue;
    if (of !== null && object.owner !== of) continue;
    const named = cardsOf(object).filter(({ definition }) => definition === name);
    for (const { card } of named.length === 0 ? [object] : named) numbers.add(card);
  }
  return [...numbers].sort((a, b) => placeOf(names, a) - placeOf(names, b));
}

/** The numbers of the cards that an object is. */
function numbersOf(game: Game, id: ObjectId): readonly number[] {
  const object = game.objects[id];
  return object == null ? [] : cardsOf(object).map(({ card }) => card);
}

/** Whether a card of this name is what an object is, or one of several; or a token that was created under it. */
function isOneOf(game: Game, id: ObjectId, name: string): boolean {
  const object = game.objects[id];
  if (object == null) return false;
  return (
    cardsOf(object).some(({ definition }) => definition === name) ||
    (object.kind === 'token' && nameOnFace(definitionAt(game, object.definition)) === name)
  );
}

/** What the back face of a double-faced card is called; of a meld card only while it is melded (712.4b). */
export function backName(game: Game, id: ObjectId): string | undefined {
  const object = game.objects[id];
  const card = game.definitions[object?.definition ?? ''];
  return card?.meldsWith !== undefined && object?.components === undefined ? undefined : card?.back?.name;
}

/** One thing that was found, or why there is none, or that it isn't clear which of several. */
export type Found = { readonly target: Target } | { readonly reason: string; readonly isUnclear: boolean };

/** The zones in which one looks for something, one after the other. */
const zonesSought: readonly Zone[] = ['battlefield', 'stack', ...zonesAsRead];

/**
 * The one thing that a reference means among what is possible: of several the first in the first of the zones, if those
 * there are alike (one controller, one text); else the line has to say which. Cards that nobody set up are meant where
 * there is nothing else.
 */
export function findAmong(
  game: Game,
  names: Names,
  reference: Reference,
  isPossible: (target: Target) => boolean,
): Found {
  const all = candidates(game, names, reference);
  const found = saidRather(game, names, all.filter(isPossible));
  if (found.length === 0) {
    const name = written(reference, names);
    const reason = all.length === 0 ? noneNow(reference, names) : `${name} is not possible here`;
    return { reason, isUnclear: false };
  }
  const zones = new Set(found.map((target) => zoneOf(game, target)));
  const zone = zonesSought.find((one) => zones.has(one));
  return theOne(
    game,
    names,
    reference,
    zone === undefined ? found : found.filter((target) => zoneOf(game, target) === zone),
  );
}

/** That nothing is called so. */
export const noneNow = (reference: Reference, names: Names): string =>
  `there is no ${written(reference, names).replace(/^the (?=ability of)/, '')} now`;

/** The first of several, if they are alike. */
function theOne(game: Game, names: Names, reference: Reference, found: readonly Target[]): Found {
  const [first] = found;
  if (first === undefined) return { reason: noneNow(reference, names), isUnclear: false };
  const isLike = (one: Target) =>
    kindOf(game, one) === kindOf(game, first) && zoneOf(game, one) === zoneOf(game, first);
  return found.every(isLike)
    ? { target: first }
    : { reason: severalWords(game, names, reference, found), isUnclear: true };
}

const zoneOf = (game: Game, target: Target): Zone | null =>
  'player' in target ? null : (game.objects[target.object]?.zone ?? null);

/** By what things of one name in one zone are told apart. */
const kindOf = (game: Game, target: Target): string =>
  'player' in target
    ? `${target.player}`
    : `${characteristics(game, target.object).controller} ${abilityTextOf(game, target.object)}`;

/** Without cards that nobody set up, unless there is nothing else. */
function saidRather(game: Game, names: Names, found: readonly Target[]): readonly Target[] {
  const said = found.filter(
    (one) => !('object' in one) || !numbersOf(game, one.object).every((card) => names.unsaid.has(card)),
  );
  return said.length === 0 ? found : said;
}

const mostNumbered = 6;

function severalWords(game: Game, names: Names, reference: Reference, found: readonly Target[]): string {
  const name = written(reference, names);
  if ('name' in reference && reference.ability) {
    const texts = new Set(
      found.map((one) => ('object' in one ? `“${abilityTextOf(game, one.object)}”` : '')),
    );
    return texts.size === 1
      ? `there are several: say whose (the ability of bob’s …)`
      : `there are several: say how its text begins (${name} "…"); there is ${[...texts].join(', ')}`;
  }
  const saysWhose = 'of' in reference && reference.of !== null;
  const which = saysWhose ? `say which (${name} 2)` : `say whose ${name}, or which (${name} 2)`;
  return `there are several: ${which}${numbered(game, names, reference, found)}`;
}

/** Which of several is where, by their numbers. */
function numbered(game: Game, names: Names, reference: Reference, found: readonly Target[]): string {
  if ('player' in reference || reference.nth !== null) return '';
  const told = found.slice(0, mostNumbered).flatMap((one) => {
    const object = 'object' in one ? game.objects[one.object] : null;
    const nth = object == null ? null : numberOf(game, names, reference, object.id);
    const whose = names.lexicon.players[object?.owner ?? -1] ?? '';
    return nth === null ? [] : [`${nth} is ${whose}’s, ${object?.zone}`];
  });
  return told.length === 0 ? '' : `; ${told.join('; ')}`;
}

type Named = Extract<Reference, { readonly name: string }>;

/** Which of those of this name an object is, counted from 1. */
function numberOf(game: Game, names: Names, reference: Named, id: ObjectId): number | null {
  const numbers = numbersCalled(game, reference, isCalledIn(game, reference.name), names);
  const at = numbers.findIndex((card) => numbersOf(game, id).includes(card));
  return at < 0 ? null : at + 1;
}

/** What a line can call each of several things, so that no two have one name: by alias, by name, or by number. */
export function toldApart(game: Game, names: Names, several: readonly Target[]): readonly string[] {
  const bare = (one: Target) =>
    'player' in one ? (names.lexicon.players[one.player] ?? '') : nameOf(game, one.object);
  return several.map((one) => {
    const name = bare(one);
    if ('player' in one) return name;
    const alias = Object.entries(names.aliases).find(([, card]) =>
      numbersOf(game, one.object).includes(card),
    )?.[0];
    if (alias !== undefined) return alias;
    if (several.filter((other) => bare(other) === name).length === 1) return name;
    const reference = { name, alias: false, of: null, nth: null, ability: false };
    const isAbility = game.objects[one.object]?.kind === 'ability';
    const nth = isAbility ? null : numberOf(game, names, reference, one.object);
    return isAbility
      ? `${name} “${abilityTextOf(game, one.object)}”`
      : `${name}${nth === null ? '' : ` ${nth}`}`;
  });
}

/**
 * The object that an expectation is about; null if there is none. Where things so called lie in several zones, or are
 * several players’, the expectation has to say which: it could hold of the wrong one.
 */
export function findForExpectation(
  game: Game,
  names: Names,
  reference: Reference,
): { readonly id: ObjectId | null } | { readonly reason: string } {
  const found = saidRather(game, names, candidates(game, names, reference));
  if (found.length === 0) return { id: null };
  const one = theOne(game, names, reference, found);
  if ('reason' in one) return one;
  return { id: 'object' in one.target ? one.target.object : null };
}
