/** Other objects that it is, was, or is attached to. */
import { whatBecame } from '../../rules/characteristics/objects.ts';
import type { FilterWord } from './word.ts';

export const other: FilterWord<'other'> = {
  shape: 'flag',
  fits: (_said, { object, scope }) => object.id !== scope.self,
  asks: [],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const among: FilterWord<'among'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) => ask.objects(game, scope, said).includes(object.id),
  asks: [],
  changedBy: [],
  isOfAnySource: true,
};

export const notAmong: FilterWord<'notAmong'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) => !ask.objects(game, scope, said).includes(object.id),
  asks: [],
  changedBy: [],
  isOfAnySource: true,
};

export const attachedTo: FilterWord<'attachedTo'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) => {
    const to = object.attachedTo;
    if (to === null || !('object' in to)) return false;
    return ask.objects(game, scope, said).includes(to.object);
  },
  asks: [],
  changedBy: [],
};

export const hasAttached: FilterWord<'hasAttached'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) =>
    ask.attachments(game, object.id).some((attached) => ask.fits(game, scope, said, attached)),
  asks: [],
  changedBy: [],
};

export const was: FilterWord<'was'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) =>
    whatBecame(game, object.id).some((id) => ask.describes(game, scope, said, id)),
  asks: [],
  changedBy: [],
};
