/** Changes of characteristics (613.1), each by the word that says what is done; its home says in which layer. */
import { addAbilities, addActivatedOf } from './abilities.ts';
import { changeWord } from './change-word.ts';
import { addColors, setColors } from './colors.ts';
import { control } from './control.ts';
import {
  cantHaveKeyword,
  removeAbilities,
  removeAllAbilities,
  removeKeyword,
  removeThisAbility,
} from './losing.ts';
import { addNamesOf, addToName, setName } from './names.ts';
import { modifyPowerToughness, setPowerToughness, switchPowerToughness } from './size.ts';
import { addSubtypes, removeSubtypes, setSubtypes } from './subtypes.ts';
import { addSupertypes, removeSupertypes } from './supertypes.ts';
import { fullTextOf, setText } from './texts.ts';
import { addTypes, removeTypes, setTypes } from './types.ts';
import type { ModificationWord } from './word.ts';

const homes = {
  control,
  changeWord,
  setName,
  addToName,
  addNamesOf,
  fullTextOf,
  setText,
  addTypes,
  setTypes,
  removeTypes,
  addSubtypes,
  setSubtypes,
  removeSubtypes,
  addSupertypes,
  removeSupertypes,
  addColors,
  setColors,
  addAbilities,
  addActivatedOf,
  removeKeyword,
  removeAbilities,
  removeAllAbilities,
  removeThisAbility,
  cantHaveKeyword,
  setPowerToughness,
  modifyPowerToughness,
  switchPowerToughness,
};

type Homes = typeof homes;

/** The changes of these words. */
export type ModificationOf<Change extends keyof Homes> = {
  [One in Change]: Extract<Parameters<Homes[One]['apply']>[1], { readonly change: One }>;
}[Change];

/** One change of an object's characteristics; its kind decides in which layer it applies (613.1-613.4). */
export type Modification = ModificationOf<keyof Homes>;

/** A change that is filed under another word than its own is none, and has no home. */
export type ModificationTable = {
  readonly [Change in keyof Homes]: [ModificationOf<Change>] extends [never]
    ? never
    : ModificationWord<ModificationOf<Change>>;
};

export const modifications: ModificationTable = homes;
