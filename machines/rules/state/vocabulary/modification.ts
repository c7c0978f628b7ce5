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

/** Colors said outright, or chosen for a linked ability (607.2d). */
export type ColorWords = readonly Color[] | { readonly chosen: string };

export interface ControlChange {
  readonly change: 'control';
  readonly by: Players;
}
/** Each instance of a color word (by its letter), basic land type or creature type is replaced (612.1). */
export interface ChangeWord {
  readonly change: 'changeWord';
  readonly from: Word;
  readonly to: Word;
}
/** It has this name and no other (612.8). */
export interface SetName {
  readonly change: 'setName';
  readonly name: Word;
}
/** A word is added to its name, after so many words of that: by a name sticker (123.6), and by no card. */
export interface AddToName {
  readonly change: 'addToName';
  readonly word: string;
  readonly after: number;
}
/** It has the names of all cards of this type besides, or of those without a supertype (612.7). */
export interface AddNamesOf {
  readonly change: 'addNamesOf';
  readonly type: CardType;
  readonly notSupertype?: Supertype;
}
/** All its text is that of this card (612.6), and these abilities. */
export interface FullTextOf {
  readonly change: 'fullTextOf';
  readonly of: Objects;
  readonly and?: readonly Ability[];
}
/** Its rules text is what the effect carries (612.5): of the instruction `exchangeText`, and of no card. */
export interface SetText {
  readonly change: 'setText';
}
export interface AddTypes {
  readonly change: 'addTypes';
  readonly types: readonly CardType[];
}
export interface SetTypes {
  readonly change: 'setTypes';
  readonly types: readonly CardType[];
}
export interface RemoveTypes {
  readonly change: 'removeTypes';
  readonly types: readonly CardType[];
}
export interface AddSubtypes<Said = Subtypes> {
  readonly change: 'addSubtypes';
  readonly subtypes: Said;
}
/** Sets land types, with what 305.7 says; or creature types. */
export interface SetSubtypes<Said = Subtypes> {
  readonly change: 'setSubtypes';
  readonly subtypes: Said;
}
/** It loses all subtypes of this set: all creature types. */
export interface RemoveSubtypes {
  readonly change: 'removeSubtypes';
  readonly of: 'creature' | 'land';
}
export interface AddSupertypes {
  readonly change: 'addSupertypes';
  readonly supertypes: readonly Supertype[];
}
export interface RemoveSupertypes {
  readonly change: 'removeSupertypes';
  readonly supertypes: readonly Supertype[];
}
export interface AddColors<Said = ColorWords> {
  readonly change: 'addColors';
  readonly colors: Said;
}
export interface SetColors<Said = ColorWords> {
  readonly change: 'setColors';
  readonly colors: Said;
}
export interface AddAbilities {
  readonly change: 'addAbilities';
  readonly abilities: readonly Ability[];
}
/** All activated abilities that these have, whatever they are at any moment. */
export interface AddActivatedOf {
  readonly change: 'addActivatedOf';
  readonly of: Objects;
}
export interface RemoveKeyword {
  readonly change: 'removeKeyword';
  readonly keyword: string;
}
/** These very abilities, with their parameters ("loses hexproof from black", 702.11f). */
export interface RemoveAbilities {
  readonly change: 'removeAbilities';
  readonly abilities: readonly Ability[];
}
export interface RemoveAllAbilities {
  readonly change: 'removeAllAbilities';
  /** Mana abilities stay. */
  readonly except?: 'mana';
}
/** The very ability whose effect this is. */
export interface RemoveThisAbility {
  readonly change: 'removeThisAbility';
}
export interface CantHaveKeyword {
  readonly change: 'cantHaveKeyword';
  readonly keyword: string;
}
/** 7a for a characteristic-defining ability, else 7b. */
export interface SetPowerToughness {
  readonly change: 'setPowerToughness';
  readonly power?: Quantity;
  readonly toughness?: Quantity;
}
/** 7c. What comes to less than 0 is 0, but where it doubles or triples (107.1b). */
export interface ModifyPowerToughness {
  readonly change: 'modifyPowerToughness';
  readonly power: Quantity;
  readonly toughness: Quantity;
  readonly multiplies?: true;
}
/** 7d. */
export interface SwitchPowerToughness {
  readonly change: 'switchPowerToughness';
}

/** One change of an object's characteristics; its kind decides in which layer it applies (613.1-613.4). */
export type Modification =
  | ControlChange
  | ChangeWord
  | SetName
  | AddToName
  | AddNamesOf
  | FullTextOf
  | SetText
  | AddTypes
  | SetTypes
  | RemoveTypes
  | AddSubtypes
  | SetSubtypes
  | RemoveSubtypes
  | AddSupertypes
  | RemoveSupertypes
  | AddColors
  | SetColors
  | AddAbilities
  | AddActivatedOf
  | RemoveKeyword
  | RemoveAbilities
  | RemoveAllAbilities
  | RemoveThisAbility
  | CantHaveKeyword
  | SetPowerToughness
  | ModifyPowerToughness
  | SwitchPowerToughness;

/** The word of a change. */
export type ChangeKind = Modification['change'];
