/** The maximum hand size (402.2). */
import { quantity } from '../../rules/characteristics/index.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

export interface MaximumHandSize {
  readonly rule: 'maximumHandSize';
  readonly number: Quantity | 'none';
}

export const maximumHandSize: RuleWord<MaximumHandSize> = {
  shape: { number: 'quantity or none' },
  said: {
    playerRule: [phrase('[have] no maximum hand size', [{ rule: 'maximumHandSize', number: 'none' }])],
    statement: [
      phrase(
        'your maximum hand size is <n:quantity>',
        forPlayers('you', { rule: 'maximumHandSize', number: '<n>' }),
      ),
    ],
  },
  isFor: 'players',
  maximumHandSize: (game, { change: { number }, scope }) =>
    number === 'none' ? Number.MAX_SAFE_INTEGER : quantity(game, scope, number),
  locked: (change, { number }) =>
    change.number === 'none' ? change : { ...change, number: number(change.number) },
};

/** It is so much less, or more. */
export interface MaximumHandSizeReduced {
  readonly rule: 'maximumHandSizeReduced';
  readonly by: Quantity;
}

export const maximumHandSizeReduced: RuleWord<MaximumHandSizeReduced> = {
  shape: { by: 'quantity' },
  said: {
    statement: [
      phrase(
        'your maximum hand size is reduced by <by:figure>',
        forPlayers('you', { rule: 'maximumHandSizeReduced', by: '<by>' }),
      ),
      phrase(
        'your maximum hand size is increased by <by:figure>',
        forPlayers('you', {
          rule: 'maximumHandSizeReduced',
          by: { said: 'negative', n: '<by>' },
        }),
      ),
      phrase(
        "each opponent's maximum hand size is reduced by <by:figure>",
        forPlayers('opponents', { rule: 'maximumHandSizeReduced', by: '<by>' }),
      ),
    ],
  },
  isFor: 'players',
  maximumHandSize: (game, { change, scope }, size) => size - quantity(game, scope, change.by),
  locked: (change, { number }) => ({ ...change, by: number(change.by) }),
};
