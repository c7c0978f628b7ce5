import { choicesIn } from '../../rules/characteristics/index.ts';
import { type Color, colors, type ManaType, type ManaUnit } from '../../rules/state/mana.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How much mana was spent to cast it, how much of this type, or how many colors of mana (702.44a). */
export interface ManaSpent {
  readonly number: 'manaSpent';
  readonly which: 'all' | 'colors' | ManaType;
}

const isAmong = (color: Color, mana: readonly ManaUnit[]): boolean => mana.some(({ type }) => type === color);

export const manaSpent: QuantityWord<ManaSpent> = {
  shape: {
    which: { words: { all: true, colors: true, W: true, U: true, B: true, R: true, G: true, C: true } },
  },
  said: {
    passing: [
      phrase('<mana:oneSymbol> was spent to cast <spell:castWord>', {
        holds: 'compare',
        what: { number: 'manaSpent', which: '<mana>' },
        to: { atLeast: 1 },
      }),
      phrase('at least <n:numeral> <mana:color> mana was spent to cast <spell:castWord>', {
        holds: 'compare',
        what: { number: 'manaSpent', which: '<mana>' },
        to: { atLeast: '<n>' },
      }),
    ],
    oneSymbol: [
      phrase('{W}', 'W'),
      phrase('{U}', 'U'),
      phrase('{B}', 'B'),
      phrase('{R}', 'R'),
      phrase('{G}', 'G'),
      phrase('{C}', 'C'),
    ],
    quantity: [phrase('the amount of mana spent to cast it', { number: 'manaSpent', which: 'all' })],
    oneCount: [phrase('color|colors of mana spent to cast it', { number: 'manaSpent', which: 'colors' })],
  },
  number(game, scope, { which }) {
    const spent = choicesIn(game, scope)?.manaSpent ?? [];
    if (which === 'all') return spent.length;
    return which === 'colors'
      ? colors.filter((color) => isAmong(color, spent)).length
      : spent.filter(({ type }) => type === which).length;
  },
  changedBy: ['cast'],
  asksTheGame: false,
  reads: [],
};
