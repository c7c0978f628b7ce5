/** Exceptions to copying (707.9). */
import type { CopyException } from '../../state/vocabulary/index.ts';
import { quantity } from './expressions.ts';
import { byWord, type Check, family, later, listOf, maybe, oneOf, type Table, table, text } from './shape.ts';
import { cardType, color, keywordName, supertype } from './words.ts';

/** Exceptions, with abilities that are checked so. */
export function exceptionWith(abilities: Check): Check {
  const fields: Table<CopyException, 'change'> = {
    addTypes: { types: listOf(cardType) },
    setTypes: { types: listOf(cardType) },
    removeTypes: { types: listOf(cardType) },
    addSupertypes: { supertypes: listOf(supertype) },
    removeSupertypes: { supertypes: listOf(supertype) },
    removeKeyword: { keyword: keywordName },
    setPowerToughness: { power: maybe(quantity), toughness: maybe(quantity) },
    addSubtypes: { subtypes: listOf(text) },
    setSubtypes: { subtypes: listOf(text) },
    addColors: { colors: listOf(color) },
    setColors: { colors: listOf(color) },
    setName: { name: text },
    noManaCost: {},
    addAbilities: { abilities },
    thisAbility: {},
    notCopied: { what: oneOf('color', 'name') },
    entersWith: { kind: text, count: quantity },
    ifType: { type: cardType, except: listOf(later(() => exception)) },
  };
  const exception: Check = family('copy exception', byWord('change', table(fields)));
  return exception;
}
