/** What continuous effects change of objects (613.1). */
import type { Modification } from '../../state/vocabulary/index.ts';
import { chosenOr, linkRead, objects, players, quantity, subtypesOf } from './expressions.ts';
import {
  type Check,
  either,
  family,
  fits,
  flag,
  type KeyOf,
  listOf,
  maybe,
  oneOf,
  orTrue,
  type Shape,
  shape,
  text,
} from './shape.ts';
import { cardType, color, keywordName, supertype } from './words.ts';

/** What effects and exceptions to copying (707.9) change in the same words. */
export const plainChanges = {
  addTypes: shape({ addTypes: listOf(cardType) }),
  setTypes: shape({ setTypes: listOf(cardType) }),
  removeTypes: shape({ removeTypes: listOf(cardType) }),
  addSupertypes: shape({ addSupertypes: listOf(supertype) }),
  removeSupertypes: shape({ removeSupertypes: listOf(supertype) }),
  removeKeyword: shape({ removeKeyword: keywordName }),
  set: shape({ set: oneOf('powerToughness'), setPower: maybe(quantity), setToughness: maybe(quantity) }),
};

const word: Check = either([shape({ chosen: linkRead })], [], {
  check: text,
  when: (value) => typeof value === 'string',
});

/** Modifications; abilities that they add or remove are checked so. */
export function modificationWith(abilities: Check): Check {
  /** By their first fields, so that none is forgotten. */
  const modifications: Readonly<
    Record<
      Exclude<
        KeyOf<Modification>,
        | 'setPower'
        | 'setToughness'
        | 'modifyToughness'
        | 'multiplies'
        | 'to'
        | 'and'
        | 'setText'
        | 'addToName'
        | 'after'
      >,
      Shape
    >
  > = {
    ...plainChanges,
    control: shape({ control: players }),
    changeWord: shape({ changeWord: word, to: word }),
    setName: shape({ setName: word }),
    addNamesOf: shape({ addNamesOf: fits(shape({ type: cardType, notSupertype: maybe(supertype) })) }),
    fullTextOf: shape({ fullTextOf: objects, and: maybe(abilities) }),
    addSubtypes: shape({ addSubtypes: subtypesOf }),
    setSubtypes: shape({ setSubtypes: subtypesOf }),
    removeSubtypes: shape({ removeSubtypes: oneOf('creature', 'land') }),
    addColors: shape({ addColors: chosenOr(color) }),
    setColors: shape({ setColors: chosenOr(color) }),
    addAbilities: shape({ addAbilities: abilities }),
    addActivatedOf: shape({ addActivatedOf: objects }),
    removeAbilities: shape({ removeAbilities: abilities }),
    removeAllAbilities: shape({ removeAllAbilities: orTrue(oneOf('exceptMana')) }),
    removeThisAbility: shape({ removeThisAbility: flag }),
    cantHaveKeyword: shape({ cantHaveKeyword: keywordName }),
    modifyPower: shape({ modifyPower: quantity, modifyToughness: quantity, multiplies: maybe(flag) }),
    switchPowerToughness: shape({ switchPowerToughness: flag }),
  };
  return family('modification', either(Object.values(modifications)));
}
