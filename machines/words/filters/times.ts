/** Since when it is there. */
import { whereIs } from '../../rules/characteristics/filter.ts';
import type { FilterWord } from './word.ts';

export const enteredThisTurn: FilterWord<'enteredThisTurn'> = {
  shape: 'flag',
  fits: (_said, { game, object }) =>
    whereIs(object) === 'battlefield' && object.enteredTurn === game.turn.number,
  asks: [],
  changedBy: ['beginTurn'],
  isOfItself: true,
};

export const controlledSinceTurnBegan: FilterWord<'controlledSinceTurnBegan'> = {
  shape: 'flag',
  fits: (_said, { game, now, object }) =>
    whereIs(object) === 'battlefield' &&
    object.controlledSince < (game.players[now.controller]?.lastTurn ?? 0),
  asks: ['control'],
  changedBy: ['beginTurn'],
  isOfItself: true,
};

export const cameSinceLastUpkeep: FilterWord<'cameSinceLastUpkeep'> = {
  shape: 'flag',
  fits: (_said, { game, now, object }) => {
    const before = game.players[now.controller]?.upkeeps?.before;
    return (
      whereIs(object) === 'battlefield' &&
      (before === undefined || !before.objects.includes(object.id) || object.controlledSince > before.turn)
    );
  },
  asks: ['control'],
  changedBy: ['beginStep'],
  isOfItself: true,
};

export const discardedThisTurn: FilterWord<'discardedThisTurn'> = {
  shape: 'flag',
  fits: (_said, { game, object }) => object.discardedIn === game.turn.number,
  asks: [],
  changedBy: ['beginTurn'],
};

export const drawnThisTurn: FilterWord<'drawnThisTurn'> = {
  shape: 'flag',
  fits: (_said, { game, object }) => object.drawnIn === game.turn.number,
  asks: [],
  changedBy: [],
};
