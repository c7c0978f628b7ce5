import type { Game } from '../state/game.ts';
import type { PlayerId, TextRef } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import { type Color, colors } from '../state/mana.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import type { Scope } from '../state/scope.ts';
import type { ColorWords, Modification, Subtypes, Word } from '../state/vocabulary/index.ts';
import { modificationWord } from '../state/word-table.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import { union } from './both-of.ts';
import { setOf } from './subtypes.ts';

/** The layers in which characteristics are changed (613.1, 613.4); layer 1 makes what is here begun with. */
export const layers = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof layers)[number];

/** The parts of an effect by the layer in which each applies, with their positions in the list as printed. */
export type Parts = Readonly<Partial<Record<Layer, readonly Part[]>>>;
export interface Part {
  readonly change: Modification;
  readonly index: number;
}

/** Characteristic-defining abilities set power and toughness before other effects do (613.4a). */
function layerOf(change: Modification, characteristicDefining: boolean): Layer {
  const { layer } = modificationWord(change);
  return characteristicDefining && layer === '7b' ? '7a' : layer;
}

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
const isOfSubtypes = (change: Modification): boolean => modificationWord(change).isOfSubtypes === true;

/** Whether a change asks something of each object that it is made to ("its mana value"). */
export const asksOfEach = (change: Modification): boolean =>
  modificationWord(change).numbered !== undefined && asksForIt(change);

const asksForIt = onceFor((change: Modification): boolean => speaksOfIt(change));
const speaksOfIt = (text: unknown): boolean =>
  text === 'it' || (typeof text === 'object' && text !== null && Object.values(text).some(speaksOfIt));

/**
 * A change with its numbers worked out: once, before it is applied to anything, so that what it does to one object
 * doesn't count for the next.
 */
export const withNumbers = (ask: Asking, game: Game, scope: Scope, change: Modification): Modification =>
  modificationWord(change).numbered?.(change, (words) => ask.quantity(game, scope, words)) ?? change;

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
export const applyChange = (now: Writable<Characteristics>, change: Modification, by: Applying): void =>
  modificationWord(change).apply(now, change, by);

/** It has that name and loses any others (612.8). */
export function setName(now: Writable<Characteristics>, name: string): void {
  now.name = name;
  delete now.otherNames;
}

/** A word said outright, or chosen for a linked ability (607.2d). */
export const saidWord = ({ ask, game, scope }: Applying, word: Word): string | undefined =>
  words(ask, game, scope, typeof word === 'string' ? [word] : word)[0];

/** Words said outright, chosen for a linked ability (607.2d), or the creature types of objects. */
export function words(ask: Asking, game: Game, scope: Scope, said: Subtypes): readonly string[] {
  if ('chosen' in said) return chosen(game, scope, said.chosen);
  if (!('creatureTypesOf' in said)) return said;
  const of = ask.objects(game, scope, said.creatureTypesOf);
  const types = of.flatMap((id) => ask.characteristics(game, id).subtypes.filter(isCreatureType));
  return union([], [...types, ...(said.still ?? [])]);
}

const isCreatureType = (subtype: string): boolean => setOf(subtype) === 'creature';

export function colorWords(game: Game, scope: Scope, said: ColorWords): readonly Color[] {
  return 'chosen' in said ? colors.filter((color) => chosen(game, scope, said.chosen).includes(color)) : said;
}

const chosen = (game: Game, scope: Scope, link: string): readonly string[] =>
  (remembered(game, scope, link)?.values ?? []).map(String);
