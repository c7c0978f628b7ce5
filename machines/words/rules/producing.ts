/** What is tapped for mana and produces something else (106.12b). */
import type { ManaType } from '../../rules/state/mana.ts';
import { phrase } from '../../wording/syntax.ts';
import { forObjects } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Tapped for mana, or for at least so much of it, it produces one mana of this type instead of any other type and amount. */
export interface ProducesInstead {
  readonly rule: 'producesInstead';
  readonly type: ManaType;
  readonly ofAtLeast?: number;
}

const tapped = { all: '<what>' } as const;

export const producesInstead: RuleWord<ProducesInstead> = {
  shape: { type: 'mana type', ofAtLeast: 'whole number?' },
  said: {
    statement: [
      phrase(
        'if <affects:tappedForMana> is tapped for mana , it produces <type:oneSymbol> instead of any other type and amount',
        forObjects('<affects>', { rule: 'producesInstead', type: '<type>' }),
      ),
      phrase(
        'if a|an <what:one> is tapped for <n:numeral> or more mana , it produces <type:oneSymbol> instead of any other type and amount',
        forObjects(tapped, { rule: 'producesInstead', type: '<type>', ofAtLeast: '<n>' }),
      ),
    ],
    tappedForMana: [phrase('a|an <what:one>', tapped), phrase('<attachedWord>', 'attached')],
  },
  isFor: 'objects',
  produces: ({ ofAtLeast = 1, type }, { amount }) => (amount >= ofAtLeast ? { type, amount: 1 } : undefined),
};

/** Tapped for mana, it produces so many times as much of that mana instead. */
export interface ProducesTimes {
  readonly rule: 'producesTimes';
  readonly number: number;
}

export const producesTimes: RuleWord<ProducesTimes> = {
  shape: { number: 'whole number' },
  said: {
    statement: [
      phrase(
        'if a|an <what:one> is tapped for mana , it produces twice as much of that mana instead',
        forObjects(tapped, { rule: 'producesTimes', number: 2 }),
      ),
      phrase(
        'if a|an <what:one> is tapped for mana , it produces three times as much of that mana instead',
        forObjects(tapped, { rule: 'producesTimes', number: 3 }),
      ),
    ],
  },
  isFor: 'objects',
  produces: ({ number }, produced) => ({ ...produced, amount: produced.amount * number }),
};
