/** Its status, and what it is marked as or represented by (110.5, 701, 903.3). */
import { isTransformed } from '../../rules/characteristics/card-faces.ts';
import { copiableDefinition } from '../../rules/characteristics/copied-now.ts';
import { isDesignated } from '../../rules/state/designation.ts';
import { commandersAmong } from '../../rules/state/represented.ts';
import { isStickered } from '../../rules/state/stickers.ts';
import type { FilterWord } from './word.ts';

export const tapped: FilterWord<'tapped'> = {
  shape: 'yes or no',
  fits: (said, { object }) => object.tapped === said,
  asks: [],
  changedBy: ['tap', 'untap'],
  isOfItself: true,
};

export const faceDown: FilterWord<'faceDown'> = {
  shape: 'yes or no',
  fits: (said, { object }) => object.faceDown === said,
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const transformed: FilterWord<'transformed'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => isTransformed(game, object) === said,
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const monstrous: FilterWord<'monstrous'> = {
  shape: 'yes or no',
  fits: (said, { object }) => (object.monstrous === true) === said,
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const designated: FilterWord<'designated'> = {
  shape: 'designation',
  fits: (said, { object }) => isDesignated(object, said),
  asks: [],
  changedBy: ['designate'],
  isOfItself: true,
};

export const stickered: FilterWord<'stickered'> = {
  shape: 'flag or kind of sticker',
  fits: (said, { game, object }) => isStickered(game, object, said),
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const paired: FilterWord<'paired'> = {
  shape: 'yes or no',
  fits: (said, { object }) => (object.pairedWith !== undefined) === said,
  asks: [],
  changedBy: ['pair', 'unpair'],
  isOfItself: true,
};

export const pairedWith: FilterWord<'pairedWith'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) =>
    object.pairedWith !== undefined && ask.fits(game, scope, said, object.pairedWith),
  asks: [],
  changedBy: ['pair', 'unpair'],
};

export const token: FilterWord<'token'> = {
  shape: 'yes or no',
  fits: (said, { object }) => (object.kind === 'token') === said,
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const card: FilterWord<'card'> = {
  shape: 'flag',
  fits: (_said, { object }) => object.kind === 'card',
  asks: [],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const commander: FilterWord<'commander'> = {
  shape: 'flag',
  fits: (_said, { game, object }) => commandersAmong(game, object).length > 0,
  asks: [],
  changedBy: [],
  isOfItself: true,
};

export const hasAdventure: FilterWord<'hasAdventure'> = {
  shape: 'flag',
  fits: (_said, { game, object }) =>
    !object.faceDown && game.definitions[copiableDefinition(game, object)]?.adventure === true,
  asks: [],
  changedBy: [],
};
