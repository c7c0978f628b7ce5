import type { Words } from '../../rules/abilities/canonical/words.ts';
import { isThere, quantity } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { asksNothing, type QuantityWord } from './word.ts';

export interface Sum {
  readonly number: 'plus';
  readonly of: readonly Quantity[];
}

export interface Difference {
  readonly number: 'minus';
  readonly of: readonly [Quantity, Quantity];
}

export interface Product {
  readonly number: 'times';
  readonly of: readonly [Quantity, Quantity];
}

/** The least of these; what an object of this kind doesn’t have, or isn’t there, is no limit. */
export interface Least {
  readonly number: 'least';
  readonly of: readonly Quantity[];
}

/** Division rounds as said (107.1a). */
export interface Half {
  readonly number: 'half';
  readonly of: Quantity;
  readonly round: 'up' | 'down';
}

export const plus: QuantityWord<Sum> = {
  shape: { of: { list: 'quantity' } },
  said: {
    quantity: [
      phrase('<n:quantityTerm> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
      phrase('<n:figure> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
      phrase('<n:numeral> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
    ],
    /** What is counted: after "the number of" (plural), after "for each" (singular). */
    counts: [
      phrase('<one:oneCount> and each <other:oneCount>', { number: 'plus', of: ['<one>', '<other>'] }),
    ],
  },
  number: (game, scope, { of }) => sum(of.map((each) => quantity(game, scope, each))),
  ...asksNothing,
};

export const minus: QuantityWord<Difference> = {
  shape: { of: 'two quantities' },
  said: {
    quantity: [phrase('<n:quantityTerm> minus <m:quantityTerm>', { number: 'minus', of: ['<n>', '<m>'] })],
  },
  number: (game, scope, { of: [one, other] }) => quantity(game, scope, one) - quantity(game, scope, other),
  ...asksNothing,
  factor: ({ of: [one, other] }) => (one === 0 ? [-1, other] : null),
};

/** The number stands first; once something is that. */
function plainProduct(product: Words): unknown {
  const [one, other]: readonly unknown[] = Array.isArray(product.of) ? product.of : [];
  if (typeof one === 'number' && typeof other === 'number') return one * other;
  const [times, of] = typeof other === 'number' ? [other, one] : [one, other];
  return times === 1 ? of : { ...product, of: [times, of] };
}

export const times: QuantityWord<Product> = {
  shape: { of: 'two quantities' },
  said: {
    quantity: [
      phrase('three times <n:quantityTerm>', { number: 'times', of: [3, '<n>'] }),
      phrase('twice <n:quantity>', { number: 'times', of: [2, '<n>'] }),
    ],
  },
  plain: plainProduct,
  // Nothing times a negative number is 0, which has no sign.
  number: (game, scope, { of: [one, other] }) =>
    quantity(game, scope, one) * quantity(game, scope, other) + 0,
  ...asksNothing,
  factor: ({ of }) => of,
};

export const least: QuantityWord<Least> = {
  shape: { of: { list: 'quantity' } },
  said: {
    quantity: [
      phrase(
        '<one:quantityTerm> , but not more life than <two:quantity> , <three:quantity> , or <four:quantity>',
        { number: 'least', of: ['<one>', '<two>', '<three>', '<four>'] },
      ),
    ],
  },
  number: (game, scope, { of }) =>
    Math.min(
      ...of.filter((limit) => isThere(game, scope, limit)).map((limit) => quantity(game, scope, limit)),
    ),
  ...asksNothing,
};

export const half: QuantityWord<Half> = {
  shape: { of: 'quantity', round: { words: { up: true, down: true } } },
  said: {
    quantity: [
      phrase('half <n:quantityTerm> , rounded up', { number: 'half', of: '<n>', round: 'up' }),
      phrase('half <n:quantityTerm> , rounded down', { number: 'half', of: '<n>', round: 'down' }),
    ],
  },
  number(game, scope, { of, round }) {
    const halved = quantity(game, scope, of) / 2;
    return round === 'up' ? Math.ceil(halved) : Math.floor(halved);
  },
  ...asksNothing,
};
