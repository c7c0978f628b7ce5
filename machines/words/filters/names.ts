/** Names (201). */
import { isNamed, shareName } from '../../rules/characteristics/names.ts';
import type { FilterWord } from './word.ts';

export const name: FilterWord<'name'> = {
  shape: 'text',
  fits: (said, { now }) => isNamed(now, said),
  asks: ['names'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const sharesNameWith: FilterWord<'sharesNameWith'> = {
  shape: 'objects',
  fits: (said, { ask, game, now, scope }) =>
    ask.objects(game, scope, said).some((other) => shareName(ask.spokenOf(game, scope, other), now)),
  asks: ['names'],
  changedBy: [],
  isOfAnySource: true,
};
