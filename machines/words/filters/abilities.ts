/** Abilities (113). */
import type { FilterWord } from './word.ts';

export const keyword: FilterWord<'keyword'> = {
  shape: 'keyword',
  fits: (said, { now }) => now.keywords[said] !== undefined,
  asks: ['abilities'],
  changedBy: [],
  isOfItself: true,
};

export const notKeyword: FilterWord<'notKeyword'> = {
  shape: 'text',
  fits: (said, { now }) => now.keywords[said] === undefined,
  asks: ['abilities'],
  changedBy: [],
  isOfItself: true,
};

export const noAbilities: FilterWord<'noAbilities'> = {
  shape: 'flag',
  fits: (_said, { now }) => now.abilities.length === 0,
  asks: ['abilities'],
  changedBy: [],
  isOfItself: true,
};
