/** What was chosen for a linked ability, or noted in a draft (607.2d-e). */
import { isNamed } from '../../rules/characteristics/names.ts';
import type { Game } from '../../rules/state/game.ts';
import { remembered } from '../../rules/state/links.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Noted } from '../../rules/state/vocabulary/index.ts';
import type { FilterWord } from './word.ts';

/** What was chosen for a linked ability of an object (607.2d), in words. */
const chosen = (game: Game, scope: Scope, link: string): readonly string[] =>
  (remembered(game, scope, link)?.values ?? []).map(String);

/** What the player noted for cards of a name (607.2e), in words. */
const noted = (game: Game, { you }: Scope, { ofCardsNamed, under }: Noted): readonly string[] =>
  (game.players[you]?.linksOfNames?.[ofCardsNamed]?.[under]?.values ?? []).map(String);

const notedShape = { fields: { under: 'link read', ofCardsNamed: 'text' } } as const;

export const colorChosen: FilterWord<'colorChosen'> = {
  shape: 'link read',
  fits: (said, { game, now, scope }) =>
    chosen(game, scope, said).some((value) => now.colors.some((color) => color === value)),
  asks: ['colors'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const nameChosen: FilterWord<'nameChosen'> = {
  shape: 'link read',
  fits: (said, { game, now, scope }) => chosen(game, scope, said).some((name) => isNamed(now, String(name))),
  asks: ['names'],
  changedBy: [],
  isOfItself: true,
  isOfAnySource: true,
};

export const typeChosen: FilterWord<'typeChosen'> = {
  shape: 'link read',
  fits: (said, { game, now, scope }) =>
    chosen(game, scope, said).some((value) => [...now.types, ...now.subtypes].some((type) => type === value)),
  asks: ['types', 'subtypes'],
  changedBy: [],
  isOfItself: true,
};

export const typeNoted: FilterWord<'typeNoted'> = {
  shape: notedShape,
  fits: (said, { game, now, scope }) =>
    noted(game, scope, said).some((value) => now.subtypes.includes(value)),
  asks: ['subtypes'],
  changedBy: [],
};

export const nameNoted: FilterWord<'nameNoted'> = {
  shape: notedShape,
  fits: (said, { game, now, scope }) => noted(game, scope, said).some((name) => isNamed(now, name)),
  asks: [],
  changedBy: [],
  isOfAnySource: true,
};
