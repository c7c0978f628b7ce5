import type { CardType, Modification } from '../state/ability.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import { type Color, colors } from '../state/mana.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import { intrinsicAbilities, isIntrinsic } from './printed.ts';
import { isBasicLandType, isCorrelated, setOf } from './subtypes.ts';

/** The layers in which characteristics are changed (613.1, 613.4); layer 1 (copies) comes before what is here. */
export const layers = ['2', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof layers)[number];

/** The layer of a change (613.1b-g, 613.4a-d). */
export function layerOf(change: Modification, characteristicDefining: boolean): Layer {
  if ('control' in change) return '2';
  if ('addColors' in change || 'setColors' in change) return '5';
  if (
    'addAbilities' in change ||
    'removeKeyword' in change ||
    'removeAllAbilities' in change ||
    'cantHaveKeyword' in change
  )
    return '6';
  if ('set' in change) return characteristicDefining ? '7a' : '7b';
  if ('modifyPower' in change) return '7c';
  if ('switchPowerToughness' in change) return '7d';
  return '4';
}

/** One change, with whose words it is in and where it is printed. */
export interface Applying {
  readonly change: Modification;
  readonly scope: Scope;
  readonly ref: TextRef;
}

/** Applies one change to what an object is so far. */
export function applyChange(
  ask: Asking,
  game: Game,
  now: Writable<Characteristics>,
  { change, ref, scope }: Applying,
): void {
  if ('control' in change) {
    const [player] = ask.players(game, scope, change.control);
    if (player !== undefined && game.players[player]?.status === 'playing') now.controller = player;
  } else if ('addTypes' in change) now.types = union(now.types, change.addTypes);
  else if ('setTypes' in change) setTypes(now, change.setTypes);
  else if ('removeTypes' in change)
    setTypes(
      now,
      now.types.filter((type) => !change.removeTypes.includes(type)),
    );
  else if ('addSubtypes' in change) addSubtypes(now, words(game, scope, change.addSubtypes));
  else if ('setSubtypes' in change) setSubtypes(now, words(game, scope, change.setSubtypes));
  else if ('addSupertypes' in change) now.supertypes = union(now.supertypes, change.addSupertypes);
  else if ('removeSupertypes' in change)
    now.supertypes = now.supertypes.filter((type) => !change.removeSupertypes.includes(type));
  else if ('addColors' in change)
    now.colors = inOrder(union(now.colors, colorWords(game, scope, change.addColors)));
  else if ('setColors' in change) now.colors = inOrder(colorWords(game, scope, change.setColors));
  else if ('addAbilities' in change)
    now.abilities = [
      ...now.abilities,
      ...change.addAbilities.map(
        (ability, index): HadAbility => ({ ability, ref: `${ref}.addAbilities.${index}`, from: scope.self }),
      ),
    ];
  else if ('removeKeyword' in change) now.abilities = withoutKeyword(now.abilities, change.removeKeyword);
  else if ('cantHaveKeyword' in change) now.abilities = withoutKeyword(now.abilities, change.cantHaveKeyword);
  else if ('removeAllAbilities' in change) now.abilities = [];
  else if ('set' in change) {
    if (change.setPower !== undefined) now.power = ask.quantity(game, scope, change.setPower);
    if (change.setToughness !== undefined) now.toughness = ask.quantity(game, scope, change.setToughness);
  } else if ('modifyPower' in change) {
    now.power = (now.power ?? 0) + ask.quantity(game, scope, change.modifyPower);
    now.toughness = (now.toughness ?? 0) + ask.quantity(game, scope, change.modifyToughness);
  } else if ('switchPowerToughness' in change) [now.power, now.toughness] = [now.toughness, now.power];
  else change satisfies never;
}

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [
  ...one,
  ...other.filter((each) => !one.includes(each)),
];
const inOrder = (some: readonly Color[]): readonly Color[] => colors.filter((color) => some.includes(color));
/** Abilities without a keyword (702.1). */
export const withoutKeyword = (abilities: readonly HadAbility[], keyword: string): readonly HadAbility[] =>
  abilities.filter(({ ability }) => ability.kind !== 'keyword' || ability.keyword !== keyword);

/** Words said outright, or chosen for a linked ability (607.2d). */
function words(
  game: Game,
  scope: Scope,
  said: readonly string[] | { readonly chosen: string },
): readonly string[] {
  return 'chosen' in said ? chosen(game, scope.self, said.chosen) : said;
}

function colorWords(
  game: Game,
  scope: Scope,
  said: readonly Color[] | { readonly chosen: string },
): readonly Color[] {
  return 'chosen' in said
    ? colors.filter((color) => chosen(game, scope.self, said.chosen).includes(color))
    : said;
}

const chosen = (game: Game, id: ObjectId, link: string): readonly string[] =>
  (game.objects[id]?.links[link]?.values ?? []).map(String);

/** 205.1a: setting card types takes away the subtypes that belong to none of the new ones. */
function setTypes(now: Writable<Characteristics>, types: readonly CardType[]): void {
  now.types = types;
  now.subtypes = now.subtypes.filter((subtype) => isCorrelated(subtype, types));
  if (!types.includes('creature')) {
    now.power = null;
    now.toughness = null;
  }
}

function addSubtypes(now: Writable<Characteristics>, subtypes: readonly string[]): void {
  const fresh = subtypes.filter((subtype) => !now.subtypes.includes(subtype));
  now.subtypes = [...now.subtypes, ...fresh];
  // 305.7: a land that gets a basic land type in addition also gets its mana ability.
  now.abilities = [...now.abilities, ...intrinsicAbilities(now.types, fresh.filter(isBasicLandType))];
}

/** 205.1a, 305.7: other subtypes of the same set go; with a basic land type also the abilities from the rules text. */
function setSubtypes(now: Writable<Characteristics>, subtypes: readonly string[]): void {
  const replaced = new Set(subtypes.map(setOf));
  now.subtypes = [...now.subtypes.filter((subtype) => !replaced.has(setOf(subtype))), ...subtypes];
  if (!subtypes.some(isBasicLandType)) return;
  const granted = now.abilities.filter((had) => had.from !== null && !isIntrinsic(had));
  now.abilities = [...granted, ...intrinsicAbilities(now.types, subtypes)];
}
