import {
  type Characteristics,
  characteristics,
  controllerOf,
  type Game,
  type GameObject,
  type ObjectId,
  type PlayerId,
} from '../../../rules/index.ts';
import type { Check } from '../entries.ts';
import { named } from '../find.ts';
import type { Script } from '../run.ts';

export interface CheckResult {
  readonly ok: boolean;
  readonly actual: string;
}

export interface Asked {
  readonly script: Script;
  readonly game: Game;
  readonly check: Check;
  /** The player it is about; null: nobody, or anybody. */
  readonly player: PlayerId | null;
  /** Asked in the middle of the script, not at its end. */
  readonly timed: boolean;
}

export const is = (expected: unknown, actual: unknown): CheckResult => ({
  ok: expected === actual,
  actual: JSON.stringify(actual) ?? 'nothing',
});
export const yes = (ok: boolean, actual: unknown): CheckResult => ({
  ok,
  actual: JSON.stringify(actual) ?? 'nothing',
});

export const numberIn = (check: Check, field: string): number => Number(check[field]);
export const textIn = (check: Check, field: string): string => {
  const value = check[field];
  return typeof value === 'string' ? value : '';
};

/** Permanents that are there: phased in, unless a check counts all. */
export const permanents = ({ game }: Asked): readonly ObjectId[] =>
  game.battlefield.filter((id) => game.objects[id]?.phasedOut === false);

export const ofPlayer = (asked: Asked, ids: readonly ObjectId[]): readonly ObjectId[] =>
  asked.player === null ? ids : ids.filter((id) => controllerOf(asked.game, id) === asked.player);

export const inOrder = (asked: Asked, ids: readonly ObjectId[]): readonly ObjectId[] =>
  [...ids].sort((a, b) => timestampOf(asked, a) - timestampOf(asked, b));

export const timestampOf = ({ game }: Asked, id: ObjectId): number => game.objects[id]?.id ?? 0;

/** Those that a check names. */
export function namedIn({ check, game, script }: Asked, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { alias, faceDown, name } = check;
  return named(script, game, ids, { alias, faceDown, name });
}

/** The permanents of the player that a check names, in the order in which they entered. */
export const meant = (asked: Asked): readonly ObjectId[] =>
  inOrder(asked, ofPlayer(asked, namedIn(asked, permanents(asked))));

export const objectOf = ({ game }: Asked, id: ObjectId): GameObject | null => game.objects[id] ?? null;
export const look = ({ game }: Asked, id: ObjectId): Characteristics => characteristics(game, id);

export function cardsIn(asked: Asked, zone: string): readonly ObjectId[] {
  const { game, player } = asked;
  const owned = (ids: readonly ObjectId[]) =>
    player === null ? ids : ids.filter((id) => game.objects[id]?.owner === player);
  if (zone === 'exile') return owned(game.exile);
  if (zone === 'command') return owned(game.command);
  const players = game.players.filter(({ id }) => player === null || id === player);
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library')
    return players.flatMap((one) => one[zone]);
  return [];
}

export const lowerCase = (text: string): string => text.toLowerCase();

/** The one permanent that a check is about: the last so named, as the scripts' own engine takes it. */
export const lastMeant = (asked: Asked): ObjectId | undefined =>
  asked.timed ? meant(asked)[0] : meant(asked).at(-1);

export const isAttacking = ({ game }: Asked, id: ObjectId): boolean =>
  game.combat?.attackers.some(({ object }) => object === id) === true;

export const hasSubtype = (subtypes: readonly string[], wanted: string): boolean =>
  subtypes.some((one) => lowerCase(one) === lowerCase(wanted));

/** So many of these objects there must be. */
export const counted = (asked: Asked, ids: readonly ObjectId[]): CheckResult =>
  is(numberIn(asked.check, 'count'), ids.length);
