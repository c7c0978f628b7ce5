/** Quantities: each is at home in `machines/words/quantities`. */
import type { Quantity } from '../../../words/quantities/index.ts';

export type { Fact } from '../../../words/quantities/facts.ts';
export type { Quantity, QuantityOf } from '../../../words/quantities/index.ts';
export type { ObjectValue } from '../../../words/quantities/object-values.ts';

export interface Comparison {
  readonly atLeast?: Quantity;
  readonly atMost?: Quantity;
  readonly exactly?: Quantity;
}
