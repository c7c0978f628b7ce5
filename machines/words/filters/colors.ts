/** Colors (105). */
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { every } from './said.ts';
import type { FilterWord } from './word.ts';

function hasManyColors(said: NonNullable<Filter['colors']>, count: number): boolean {
  switch (said) {
    case 'colorless':
      return count === 0;
    case 'monocolored':
      return count === 1;
    case 'multicolored':
      return count > 1;
    default:
      return said satisfies never;
  }
}

export const color: FilterWord<'color'> = {
  shape: 'color or several',
  fits: (said, { now }) => every(said, (color) => now.colors.includes(color)),
  asks: ['colors'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const anyColor: FilterWord<'anyColor'> = {
  shape: { list: 'color' },
  fits: (said, { now }) => said.some((color) => now.colors.includes(color)),
  asks: ['colors'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const notColor: FilterWord<'notColor'> = {
  shape: 'color',
  fits: (said, { now }) => !now.colors.includes(said),
  asks: ['colors'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const colors: FilterWord<'colors'> = {
  shape: { words: { colorless: true, monocolored: true, multicolored: true } },
  fits: (said, { now }) => hasManyColors(said, now.colors.length),
  asks: ['colors'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};
