/** What continuous effects change of objects (613.1). */
import type { AddToName, CopiedChange, Modification, SetText } from '../../state/vocabulary/index.ts';
import { chosenOr, linkRead, objects, players, quantity, subtypesOf } from './expressions.ts';
import {
  byWord,
  type Check,
  either,
  family,
  flag,
  listOf,
  maybe,
  oneOf,
  shape,
  type Table,
  table,
  text,
} from './shape.ts';
import { cardType, color, keywordName, supertype } from './words.ts';

/** What effects and exceptions to copying (707.9) change in the same words. */
export const plainChanges = {
  addTypes: { types: listOf(cardType) },
  setTypes: { types: listOf(cardType) },
  removeTypes: { types: listOf(cardType) },
  addSupertypes: { supertypes: listOf(supertype) },
  removeSupertypes: { supertypes: listOf(supertype) },
  removeKeyword: { keyword: keywordName },
  setPowerToughness: { power: maybe(quantity), toughness: maybe(quantity) },
} satisfies Partial<Table<Extract<CopiedChange, Modification>, 'change'>>;

const word: Check = either([shape({ chosen: linkRead })], [], {
  check: text,
  when: (value) => typeof value === 'string',
});

/** Modifications; abilities that they add or remove are checked so. */
export function modificationWith(abilities: Check): Check {
  const fields: Table<Exclude<Modification, AddToName | SetText>, 'change'> = {
    ...plainChanges,
    control: { by: players },
    changeWord: { from: word, to: word },
    setName: { name: word },
    addNamesOf: { type: cardType, notSupertype: maybe(supertype) },
    fullTextOf: { of: objects, and: maybe(abilities) },
    addSubtypes: { subtypes: subtypesOf },
    setSubtypes: { subtypes: subtypesOf },
    removeSubtypes: { of: oneOf('creature', 'land') },
    addColors: { colors: chosenOr(color) },
    setColors: { colors: chosenOr(color) },
    addAbilities: { abilities },
    addActivatedOf: { of: objects },
    removeAbilities: { abilities },
    removeAllAbilities: { except: maybe(oneOf('mana')) },
    removeThisAbility: {},
    cantHaveKeyword: { keyword: keywordName },
    modifyPowerToughness: { power: quantity, toughness: quantity, multiplies: maybe(flag) },
    switchPowerToughness: {},
  };
  return family('modification', byWord('change', table(fields)));
}
