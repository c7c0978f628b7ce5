/** Exceptions to copying (707.9). */
import type { Families } from '../../../words/shape.ts';
import { wordTable } from '../../state/word-table.ts';
import { quantity } from './expressions.ts';
import { type Check, family, later, text } from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { cardType, color, keywordName, supertype } from './words.ts';

/** Exceptions, with abilities that are checked so. */
export function exceptionWith(abilities: Check): Check {
  const fields = {
    abilities,
    'card type': cardType,
    color,
    'copy exception': later(() => exception),
    keyword: keywordName,
    quantity,
    supertype,
    text,
  } satisfies { readonly [Name in keyof Families]?: Check };
  const exception: Check = family(
    'copy exception',
    wordsAtHome('change', () => wordTable().exceptions, fields),
  );
  return exception;
}
