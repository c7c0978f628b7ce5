/** Which of several forms an expression has. */

/** Whether an expression is the one with this field: a word and a number are none. */
export const holds = <T, Field extends string>(
  expression: T,
  field: Field,
): expression is Extract<T, Readonly<Record<Field, unknown>>> =>
  typeof expression === 'object' && expression !== null && field in expression;
