import { allowed } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { type CostWord, never } from './word.ts';

/** A mana cost as printed: `{2}{W}{W}`. */
export interface PayMana {
  readonly pay: 'mana';
  readonly cost: string;
}

/** Mana is spent for the cost as a whole (601.2g-h): whether there is enough is asked of all of it. */
export const mana: CostWord<PayMana> = {
  shape: { cost: 'mana cost' },
  said: [
    phrase('<cost:mana>', { pay: 'mana', cost: '<cost>' }),
    phrase('[pay] <cost:mana>', { pay: 'mana', cost: '<cost>' }),
  ],
  counted: (part) => part,
  hasX: ({ cost }) => cost.includes('{X}'),
  verdict: () => allowed,
  objects: null,
  needsObjects: never,
  uses: 'up',
  events: () => [],
  unasked: true,
  inWords: ({ cost }) => `pay ${cost}`,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
