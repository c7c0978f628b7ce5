/** Descriptions of which it fits one, or not. */
import type { FilterWord } from './word.ts';

export const not: FilterWord<'not'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) => !ask.describes(game, scope, said, object.id),
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const any: FilterWord<'any'> = {
  shape: { list: 'filter' },
  fits: (said, { ask, game, object, scope }) =>
    said.some((each) => ask.describes(game, scope, each, object.id)),
  asks: [],
  changedBy: [],
  isOfItself: true,
};
