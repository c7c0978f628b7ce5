/** Where an object is (109.2, 608.2h). */
import { whereIs } from '../../rules/characteristics/filter.ts';
import { includes } from './said.ts';
import type { FilterWord } from './word.ts';

export const zone: FilterWord<'zone'> = {
  shape: 'zone or several',
  fits: (said, { object }) => includes(said, whereIs(object)),
  asks: [],
  changedBy: [],
  isOfItself: true,
};
