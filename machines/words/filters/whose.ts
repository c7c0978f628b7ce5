/** Whose it is (108.3, 108.4). */
import type { FilterWord } from './word.ts';

export const controller: FilterWord<'controller'> = {
  shape: 'players',
  fits: (said, { ask, game, now, scope }) => ask.isAmongPlayers(game, scope, said, now.controller),
  asks: ['control'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const notController: FilterWord<'notController'> = {
  shape: 'players',
  fits: (said, { ask, game, now, scope }) => !ask.isAmongPlayers(game, scope, said, now.controller),
  asks: ['control'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const owner: FilterWord<'owner'> = {
  shape: 'players',
  fits: (said, { ask, game, object, scope }) => ask.isAmongPlayers(game, scope, said, object.owner),
  asks: [],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};
