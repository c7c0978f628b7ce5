import { compares, isKnown, quantity } from '../../rules/characteristics/index.ts';
import type { Comparison, Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

export interface Compares {
  readonly holds: 'compare';
  readonly what: Quantity;
  readonly to: Comparison;
}

export const compare: ConditionWord<Compares> = {
  shape: { what: 'quantity', to: 'comparison' },
  said: {
    standing: [
      phrase('there are <to:howMany> <what:countedCards>', { holds: 'compare', what: '<what>', to: '<to>' }),
      phrase('<n:quantity> is <to:comparison>', { holds: 'compare', what: '<n>', to: '<to>' }),
      phrase('<n:quantity> is less than <least:lessThan>', {
        holds: 'compare',
        what: '<n>',
        to: { atMost: '<least>' },
      }),
      phrase('<n:quantity> is greater than <most:moreThan>', {
        holds: 'compare',
        what: '<n>',
        to: { atLeast: '<most>' },
      }),
    ],
    /** "if its power is greater than this creature's": what is compared is said once. */
    passing: [
      phrase('<of:possessor> <value:valueWord> is greater than <than:possessor>', {
        holds: 'compare',
        what: { number: 'value', value: '<value>', of: '<of>' },
        to: { atLeast: { number: 'plus', of: [{ number: 'value', value: '<value>', of: '<than>' }, 1] } },
      }),
      phrase('<of:possessor> <value:valueWord> is less than <than:possessor>', {
        holds: 'compare',
        what: { number: 'value', value: '<value>', of: '<of>' },
        to: { atMost: { number: 'minus', of: [{ number: 'value', value: '<value>', of: '<than>' }, 1] } },
      }),
    ],
    /** "less than five": four or less. */
    lessThan: [
      phrase('one', 0),
      phrase('<n:figure>', { said: 'oneLess', n: '<n>' }),
      phrase('<n:quantity>', { number: 'minus', of: ['<n>', 1] }),
    ],
    moreThan: [phrase('<n:quantity>', { number: 'plus', of: ['<n>', 1] })],
    countedCards: [
      phrase('cards in <of:whoseCards> <zone:theirZone>', { number: 'cardsIn', zone: '<zone>', of: '<of>' }),
      phrase('<kind:counterKind> counters on <on:object>', {
        number: 'counters',
        kind: '<kind>',
        on: '<on>',
      }),
    ],
  },
  holds: (game, scope, { what, to }) =>
    isKnown(game, what) && compares(game, scope, quantity(game, scope, what), to),
  changedBy: [],
  isFixed: ({ what }, isFixed) => isFixed(what),
};
