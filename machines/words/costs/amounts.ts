/** What parts of a cost have in common by their amounts. */
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { type Count, never } from './word.ts';

/** One without an amount. */
export const withoutAmount = {
  counted: <Part>(part: Part): Part => part,
  hasX: never,
};

/** So many objects or cards: one, if it isn't said how many. */
export const withCount = {
  counted: <Part extends { readonly count?: Quantity }>(part: Part, count: Count): Part => ({
    ...part,
    count: count(part.count),
  }),
  hasX: (part: { readonly count?: Quantity }, isX: (amount: Quantity | undefined) => boolean): boolean =>
    isX(part.count),
};

/** So much of something. */
export const withAmount = {
  counted: <Part extends { readonly amount: Quantity }>(part: Part, count: Count): Part => ({
    ...part,
    amount: count(part.amount),
  }),
  hasX: (part: { readonly amount: Quantity }, isX: (amount: Quantity | undefined) => boolean): boolean =>
    isX(part.amount),
};

/** The amount of a locked part. */
export const countOf = (part: { readonly count?: unknown }): number =>
  typeof part.count === 'number' ? part.count : 1;
