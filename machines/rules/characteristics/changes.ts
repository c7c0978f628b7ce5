import type { Game } from '../state/game.ts';
import type { PlayerId, TextRef } from '../state/identity.ts';
import { isOfNothingChosen, remembered, withoutPair } from '../state/links.ts';
import { type Color, colors } from '../state/mana.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { sameWords } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import { withWord } from '../state/stickers.ts';
import { quantityWord, rulesTable } from '../state/table.ts';
import type {
  ChangeKind,
  Modification,
  ModifyPowerToughness,
  Quantity,
  SetPowerToughness,
  Subtypes,
  Word,
} from '../state/vocabulary/index.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import { inOrder, union } from './both-of.ts';
import { withoutKeyword } from './keyword-modules.ts';
import { namesOfCards } from './names.ts';
import { isIntrinsic, type Printed, printedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { setOf } from './subtypes.ts';
import { changeWords } from './text-changes.ts';
import { addSubtypes, replaceSubtypes, setSubtypes, setTypes } from './type-changes.ts';
import { objectAt } from './zone-lists.ts';

/** The layers in which characteristics are changed (613.1, 613.4); layer 1 makes what is here begun with. */
export const layers = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof layers)[number];

/** The parts of an effect by the layer in which each applies, with their positions in the list as printed. */
export type Parts = Readonly<Partial<Record<Layer, readonly Part[]>>>;
export interface Part {
  readonly change: Modification;
  readonly index: number;
}

/** The layer of each change (613.1b-g, 613.4b-d). Characteristic-defining abilities set power and toughness in 7a. */
const layerOfEach: Readonly<Record<ChangeKind, Layer>> = {
  control: '2',
  changeWord: '3',
  setName: '3',
  addToName: '3',
  addNamesOf: '3',
  fullTextOf: '3',
  setText: '3',
  addTypes: '4',
  setTypes: '4',
  removeTypes: '4',
  addSubtypes: '4',
  setSubtypes: '4',
  removeSubtypes: '4',
  addSupertypes: '4',
  removeSupertypes: '4',
  addColors: '5',
  setColors: '5',
  addAbilities: '6',
  addActivatedOf: '6',
  removeKeyword: '6',
  removeAbilities: '6',
  removeAllAbilities: '6',
  removeThisAbility: '6',
  cantHaveKeyword: '6',
  setPowerToughness: '7b',
  modifyPowerToughness: '7c',
  switchPowerToughness: '7d',
};

const layerOf = ({ change }: Modification, characteristicDefining: boolean): Layer =>
  change === 'setPowerToughness' && characteristicDefining ? '7a' : layerOfEach[change];

/** The changes of an effect by layer (613.6). Card types come before subtypes, which belong to them (205.3d). */
export function partsOf(changes: readonly Modification[], characteristicDefining: boolean): Parts {
  const known = characteristicDefining ? partsOfDefining : partsOfOthers;
  let parts = known.get(changes);
  if (parts === undefined) {
    const byLayer: Partial<Record<Layer, Part[]>> = {};
    for (const [index, change] of changes.entries()) {
      const layer = layerOf(change, characteristicDefining);
      const same = byLayer[layer];
      if (same === undefined) byLayer[layer] = [{ change, index }];
      else same.push({ change, index });
    }
    byLayer['4']?.sort((a, b) => Number(isOfSubtypes(a.change)) - Number(isOfSubtypes(b.change)));
    parts = byLayer;
    known.set(changes, parts);
  }
  return parts;
}

const partsOfDefining = new WeakMap<readonly Modification[], Parts>();
const partsOfOthers = new WeakMap<readonly Modification[], Parts>();
const isOfSubtypes = (change: Modification): boolean =>
  change.change === 'addSubtypes' || change.change === 'setSubtypes' || change.change === 'removeSubtypes';

/** Whether a change asks something of each object that it is made to ("its mana value"). */
export function asksOfEach(change: Modification): boolean {
  return (
    (change.change === 'setPowerToughness' || change.change === 'modifyPowerToughness') && asksForIt(change)
  );
}

const asksForIt = onceFor((change: Modification): boolean => speaksOfIt(change));
const speaksOfIt = (text: unknown): boolean =>
  text === 'it' || (typeof text === 'object' && text !== null && Object.values(text).some(speaksOfIt));

/** How much power and toughness something gets, in numbers. */
export function gained(
  { power, toughness, multiplies }: ModifyPowerToughness,
  number: (words: Quantity) => number,
): { readonly power: number; readonly toughness: number } {
  const worked = multiplies === true ? number : (words: Quantity) => noLessThanNothing(words, number);
  return { power: worked(power), toughness: worked(toughness) };
}

/** A number said outright, or 0 where one that is worked out is less (107.1b); "-X/-X" is so of its X. */
function noLessThanNothing(words: Quantity, number: (words: Quantity) => number): number {
  if (typeof words === 'number') return words;
  const [times, rest] = quantityWord(words).factor?.(words) ?? [1, words];
  return typeof times === 'number' && times < 0
    ? times * noLessThanNothing(rest, number) + 0
    : Math.max(0, number(words));
}

/**
 * A change with its numbers worked out: once, before it is applied to anything, so that what it does to one object
 * doesn't count for the next.
 */
export function withNumbers(ask: Asking, game: Game, scope: Scope, change: Modification): Modification {
  const number = (words: Quantity): number => ask.quantity(game, scope, words);
  if (change.change === 'modifyPowerToughness') {
    return typeof change.power === 'number' && typeof change.toughness === 'number'
      ? change
      : { change: 'modifyPowerToughness', ...gained(change, number) };
  }
  if (change.change === 'setPowerToughness')
    return typeof change.power === 'object' || typeof change.toughness === 'object'
      ? sizeInNumbers(change, number)
      : change;
  return change;
}

/** A size that is set, in numbers. */
export const sizeInNumbers = (
  { power, toughness }: SetPowerToughness,
  number: (words: Quantity) => number,
): SetPowerToughness => ({
  change: 'setPowerToughness',
  ...(power !== undefined && { power: number(power) }),
  ...(toughness !== undefined && { toughness: number(toughness) }),
});

/** What a change is applied with: whose words it is in, the abilities it gives, and keywords that can't be had. */
export interface Applying {
  readonly ask: Asking;
  readonly game: Game;
  readonly scope: Scope;
  readonly given: readonly HadAbility[];
  /** Where the effect is printed. */
  readonly ref: TextRef;
  /** Keywords that the object can't have (113.11). */
  readonly denied: ReadonlySet<string>;
  /** Who gains control. */
  readonly gains: PlayerId | null;
}

/** Applies one change to what an object is so far. */
export function applyChange(now: Writable<Characteristics>, change: Modification, by: Applying): void {
  const { ask, game, scope } = by;
  switch (change.change) {
    case 'modifyPowerToughness': {
      const { power, toughness } = gained(change, (words) => ask.quantity(game, scope, words));
      now.power = (now.power ?? 0) + power;
      now.toughness = (now.toughness ?? 0) + toughness;
      return;
    }
    case 'addAbilities':
    case 'addActivatedOf':
      now.abilities = [
        ...now.abilities,
        ...by.given.filter(
          (had) => !by.denied.has(keywordOf(had)) && !isOfNothingChosen(game, scope, had.ability),
        ),
      ];
      return;
    case 'control':
      if (by.gains !== null) now.controller = by.gains;
      return;
    case 'changeWord': {
      const [from] = words(ask, game, scope, wordSaid(change.from));
      const [to] = words(ask, game, scope, wordSaid(change.to));
      if (from !== undefined && to !== undefined) changeWords(now, from, to);
      return;
    }
    case 'setName': {
      const [name] = words(ask, game, scope, wordSaid(change.name));
      if (name !== undefined) setName(now, name);
      return;
    }
    case 'addToName':
      now.name = withWord(now.name, change.word, change.after);
      return;
    case 'addNamesOf':
      now.otherNames = union(now.otherNames ?? [], namesOfCards(game, change));
      return;
    case 'setText':
      now.abilities = [...by.given, ...now.abilities.filter(isIntrinsic)];
      return;
    case 'fullTextOf': {
      const [card] = ask.objects(game, scope, change.of);
      if (card !== undefined)
        setFullText(now, printedOn(game, printedTexts(game), objectAt(game, card)), by.given);
      return;
    }
    case 'addTypes':
      setTypes(now, union(now.types, change.types));
      return;
    case 'setTypes': {
      // 205.1a: an instant or sorcery stays one.
      const kept = now.types.filter((type) => type === 'instant' || type === 'sorcery');
      setTypes(now, union(kept, change.types));
      return;
    }
    case 'removeTypes':
      setTypes(
        now,
        now.types.filter((type) => !change.types.includes(type)),
      );
      return;
    case 'addSubtypes':
      addSubtypes(now, words(ask, game, scope, change.subtypes));
      return;
    case 'setSubtypes':
      replaceSubtypes(now, words(ask, game, scope, change.subtypes));
      return;
    case 'removeSubtypes':
      setSubtypes(
        now,
        now.subtypes.filter((subtype) => setOf(subtype) !== change.of),
      );
      return;
    case 'addSupertypes':
      now.supertypes = union(now.supertypes, change.supertypes);
      return;
    case 'removeSupertypes':
      now.supertypes = now.supertypes.filter((type) => !change.supertypes.includes(type));
      return;
    case 'addColors':
      now.colors = inOrder(union(now.colors, colorWords(game, scope, change.colors)));
      return;
    case 'setColors':
      now.colors = inOrder(colorWords(game, scope, change.colors));
      return;
    case 'removeKeyword':
    case 'cantHaveKeyword':
      now.abilities = withoutKeyword(now.abilities, change.keyword);
      return;
    case 'removeAbilities':
      now.abilities = now.abilities.filter(
        (had) => !change.abilities.some((gone) => sameWords(gone, had.ability)),
      );
      return;
    case 'removeThisAbility':
      now.abilities = withoutAbilityOf(now.abilities, by.ref);
      return;
    case 'removeAllAbilities':
      now.abilities =
        change.except === 'mana'
          ? now.abilities.filter(({ ability }) => rulesTable().isManaAbility?.(ability) === true)
          : [];
      return;
    case 'setPowerToughness':
      if (change.power !== undefined) now.power = now.basePower = ask.quantity(game, scope, change.power);
      if (change.toughness !== undefined)
        now.toughness = now.baseToughness = ask.quantity(game, scope, change.toughness);
      return;
    case 'switchPowerToughness':
      [now.power, now.toughness] = [now.toughness, now.power];
      return;
    default:
      change satisfies never;
  }
}

/** Without the one ability in whose words an effect is printed: the innermost, as abilities give abilities. */
function withoutAbilityOf(abilities: readonly HadAbility[], effect: TextRef): readonly HadAbility[] {
  const words = withoutPair(effect);
  const isWithin = ({ ref }: HadAbility): boolean => /^[./]/.test(after(words, withoutPair(ref)));
  const [own] = abilities.filter(isWithin).sort((a, b) => b.ref.length - a.ref.length);
  return abilities.filter((had) => had !== own);
}

/** What follows that beginning; empty if it begins otherwise. */
const after = (text: string, beginning: string): string =>
  text.startsWith(beginning) ? text.slice(beginning.length) : '';

/** It has that name and loses any others (612.8). */
function setName(now: Writable<Characteristics>, name: string): void {
  now.name = name;
  delete now.otherNames;
}

/** All that is printed there, and some more rules text (612.6). */
function setFullText(now: Writable<Characteristics>, { values }: Printed, more: readonly HadAbility[]): void {
  setName(now, values.name);
  if (values.otherNames !== undefined) now.otherNames = values.otherNames;
  now.manaCost = values.manaCost;
  now.manaValue = values.manaValue;
  now.colors = values.colors;
  now.supertypes = values.supertypes;
  now.types = values.types;
  now.subtypes = values.subtypes;
  now.abilities = [...values.abilities, ...more];
  now.power = now.basePower = values.power;
  now.toughness = now.baseToughness = values.toughness;
}

const keywordOf = ({ ability }: HadAbility): string => (ability.kind === 'keyword' ? ability.keyword : '');

const wordSaid = (word: Word) => (typeof word === 'string' ? [word] : word);

/** Words said outright, chosen for a linked ability (607.2d), or the creature types of objects. */
export function words(ask: Asking, game: Game, scope: Scope, said: Subtypes): readonly string[] {
  if ('chosen' in said) return chosen(game, scope, said.chosen);
  if (!('creatureTypesOf' in said)) return said;
  const of = ask.objects(game, scope, said.creatureTypesOf);
  const types = of.flatMap((id) => ask.characteristics(game, id).subtypes.filter(isCreatureType));
  return union([], [...types, ...(said.still ?? [])]);
}

const isCreatureType = (subtype: string): boolean => setOf(subtype) === 'creature';

function colorWords(
  game: Game,
  scope: Scope,
  said: readonly Color[] | { readonly chosen: string },
): readonly Color[] {
  return 'chosen' in said ? colors.filter((color) => chosen(game, scope, said.chosen).includes(color)) : said;
}

const chosen = (game: Game, scope: Scope, link: string): readonly string[] =>
  (remembered(game, scope, link)?.values ?? []).map(String);
