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
  /** It has this name and no other (612.8). */
  | { readonly setName: Word }
  /** A word is added to its name, after so many words of that: by a name sticker (123.6), and by no card. */
  | { readonly addToName: string; readonly after: number }
  /** It has the names of all cards of this type besides, or of those without a supertype (612.7). */
  | { readonly addNamesOf: { readonly type: CardType; readonly notSupertype?: Supertype } }
  /** All its text is that of this card (612.6), and these abilities. */
  | { readonly fullTextOf: Objects; readonly and?: readonly Ability[] }
  /** Its rules text is what the effect carries (612.5): of the instruction `exchangeText`, and of no card. */
  | { readonly setText: true }
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
  /** All activated abilities that these have, whatever they are at any moment. */
  | { readonly addActivatedOf: Objects }
  | { readonly removeKeyword: string }
  /** These very abilities, with their parameters ("loses hexproof from black", 702.11f). */
  | { readonly removeAbilities: readonly Ability[] }
  | { readonly removeAllAbilities: true | 'exceptMana' }
  /** The very ability whose effect this is. */
  | { readonly removeThisAbility: true }
  | { readonly cantHaveKeyword: string }
  /** 7a for a characteristic-defining ability, else 7b. */
  | { readonly setPower?: Quantity; readonly setToughness?: Quantity; readonly set: 'powerToughness' }
  /** 7c. What comes to less than 0 is 0, but where it doubles or triples (107.1b). */
  | { readonly modifyPower: Quantity; readonly modifyToughness: Quantity; readonly multiplies?: true }
  /** 7d. */
  | { readonly switchPowerToughness: true };
