import type { Color } from '../mana.ts';
import type { Ability } from './abilities.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';
import type { CardType, Supertype } from './type-line.ts';

/** A word said outright, or chosen for a linked ability (607.2d). */
export type Word = string | { readonly chosen: string };

/** Subtypes said outright, chosen for a linked ability (607.2d), or the creature types of these objects, and some more. */
export type Subtypes =
  | readonly string[]
  | { readonly chosen: string }
  | { readonly creatureTypesOf: Objects; readonly still?: readonly string[] };

/** One change of an object's characteristics; its kind decides in which layer it applies (613.1-613.4). */
export type Modification =
  | { readonly control: Players }
  /** Each instance of a color word (by its letter), basic land type or creature type is replaced (612.1). */
  | { readonly changeWord: Word; readonly to: Word }
  | { readonly addTypes: readonly CardType[] }
  | { readonly setTypes: readonly CardType[] }
  | { readonly removeTypes: readonly CardType[] }
  | { readonly addSubtypes: Subtypes }
  /** Sets land types, with what 305.7 says; or creature types. */
  | { readonly setSubtypes: Subtypes }
  /** It loses all subtypes of this set: all creature types. */
  | { readonly removeSubtypes: 'creature' | 'land' }
  | { readonly addSupertypes: readonly Supertype[] }
  | { readonly removeSupertypes: readonly Supertype[] }
  | { readonly addColors: readonly Color[] | { readonly chosen: string } }
  | { readonly setColors: readonly Color[] | { readonly chosen: string } }
  | { readonly addAbilities: readonly Ability[] }
  | { readonly removeKeyword: string }
  /** These very abilities, with their parameters ("loses hexproof from black", 702.11f). */
  | { readonly removeAbilities: readonly Ability[] }
  | { readonly removeAllAbilities: true }
  | { readonly cantHaveKeyword: string }
  /** 7a for a characteristic-defining ability, else 7b. */
  | { readonly setPower?: Quantity; readonly setToughness?: Quantity; readonly set: 'powerToughness' }
  /** 7c. */
  | { readonly modifyPower: Quantity; readonly modifyToughness: Quantity }
  /** 7d. */
  | { readonly switchPowerToughness: true };
