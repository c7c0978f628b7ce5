/** What continuous effects change of objects (613.1). */
import type { Families } from '../../../words/shape.ts';
import { wordTable } from '../../state/word-table.ts';
import { chosenOr, linkRead, objects, players, quantity, subtypesOf } from './expressions.ts';
import { type Check, either, family, flag, shape, text } from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { cardType, color, keywordName, supertype } from './words.ts';

const word: Check = either([shape({ chosen: linkRead })], [], {
  check: text,
  when: (value) => typeof value === 'string',
});

/** Modifications that cards say; abilities that they add or remove are checked so. */
export function modificationWith(abilities: Check): Check {
  const fields = {
    abilities,
    'card type': cardType,
    'colors or chosen': chosenOr(color),
    flag,
    keyword: keywordName,
    objects,
    players,
    quantity,
    subtypes: subtypesOf,
    supertype,
    word,
  } satisfies { readonly [Name in keyof Families]?: Check };
  return family(
    'modification',
    wordsAtHome('change', () => wordTable().modifications, fields, {
      which: ({ isOfRules }) => isOfRules !== true,
    }),
  );
}
