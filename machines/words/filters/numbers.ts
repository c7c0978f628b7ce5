/** Power, toughness and mana value (208, 202.3). */
import { type About, comparesWith } from '../../rules/characteristics/filter.ts';
import type { Comparison } from '../../rules/state/vocabulary/index.ts';
import type { FilterWord } from './word.ts';

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Whether a number compares so; what is no number (the power of a noncreature permanent) doesn't compare. */
function isNumber({ ask, game, scope }: About, value: number | null, to: Comparison): boolean {
  return value !== null && comparesWith(ask, game, scope, value, to);
}

export const power: FilterWord<'power'> = {
  shape: 'comparison',
  fits: (said, about) => isNumber(about, about.now.power, said),
  asks: ['size'],
  changedBy: [],
  isOfItself: true,
};

export const toughness: FilterWord<'toughness'> = {
  shape: 'comparison',
  fits: (said, about) => isNumber(about, about.now.toughness, said),
  asks: ['size'],
  changedBy: [],
  isOfItself: true,
};

export const powerPlusToughness: FilterWord<'powerPlusToughness'> = {
  shape: 'comparison',
  fits: (said, about) => isNumber(about, plus(about.now.power, about.now.toughness), said),
  asks: ['size'],
  changedBy: [],
  isOfItself: true,
};

export const manaValue: FilterWord<'manaValue'> = {
  shape: 'comparison',
  fits: (said, about) => isNumber(about, about.now.manaValue, said),
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const manaValueIs: FilterWord<'manaValueIs'> = {
  shape: { words: { even: true, odd: true } },
  fits: (said, { now }) => now.manaValue % 2 === (said === 'odd' ? 1 : 0),
  asks: [],
  changedBy: [],
};

export const costsX: FilterWord<'costsX'> = {
  shape: 'flag',
  fits: (_said, { now }) => now.manaCost?.includes('X') === true,
  asks: [],
  changedBy: [],
};
