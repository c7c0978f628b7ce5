/** Which of several forms an expression has. */
import type { Quantity } from '../../../state/vocabulary/index.ts';

/** Whether an expression is the one with this field: a word and a number are none. */
export const holds = <T, Field extends string>(
  expression: T,
  field: Field,
): expression is Extract<T, Readonly<Record<Field, unknown>>> =>
  typeof expression === 'object' && expression !== null && field in expression;

/** Whether a quantity is said by this word: what is said outright, or isn't there, is by none. */
export const says = <T, Word extends Exclude<Quantity, number>['number']>(
  quantity: T,
  word: Word,
): quantity is Extract<T, { readonly number: Word }> =>
  typeof quantity === 'object' && quantity !== null && 'number' in quantity && quantity.number === word;
