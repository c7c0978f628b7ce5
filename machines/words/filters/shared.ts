/** What it has in common with other objects. */
import { setOf } from '../../rules/characteristics/subtypes.ts';
import type { Characteristics } from '../../rules/state/object.ts';
import type { FilterWord } from './word.ts';

/** The creature types that a creature or kindred object has (205.3m). */
const creatureTypesOf = (now: Characteristics): readonly string[] =>
  now.subtypes.filter((subtype) => setOf(subtype) === 'creature');

export const sharesColorWith: FilterWord<'sharesColorWith'> = {
  shape: 'objects',
  fits: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said)
      .some((other) => ask.spokenOf(game, scope, other).colors.some((color) => now.colors.includes(color))),
  asks: ['colors'],
  changedBy: [],
  isOfAnySource: true,
};

export const sharesType: FilterWord<'sharesType'> = {
  shape: { fields: { with: 'objects', among: { list: 'card type' } } },
  fits: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said.with)
      .some((other) =>
        ask
          .spokenOf(game, scope, other)
          .types.some((type) => said.among.includes(type) && now.types.includes(type)),
      ),
  asks: ['types'],
  changedBy: [],
};

export const sharesCreatureTypeWith: FilterWord<'sharesCreatureTypeWith'> = {
  shape: 'objects',
  fits: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said)
      .some((other) =>
        creatureTypesOf(ask.spokenOf(game, scope, other)).some((type) => now.subtypes.includes(type)),
      ),
  asks: ['subtypes'],
  changedBy: [],
};
