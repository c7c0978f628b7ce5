/** Damage dealt to it (120). */
import type { FilterWord } from './word.ts';

export const damaged: FilterWord<'damaged'> = {
  shape: 'yes or no',
  // Also where the damage isn't marked on it (120.3d), or no longer (701.19a).
  fits: (said, { game, object }) =>
    (object.damage > 0 || game.turn.damage?.some(({ to }) => to === object.id) === true) === said,
  asks: [],
  changedBy: ['markDamage', 'healDamage', 'regenerate'],
  isOfItself: true,
};

export const damagedThisTurnBy: FilterWord<'damagedThisTurnBy'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) => {
    const sources = ask.objects(game, scope, said);
    return game.turn.damage?.some(({ source, to }) => to === object.id && sources.includes(source)) === true;
  },
  asks: [],
  changedBy: [],
};
