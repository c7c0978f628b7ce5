import { characteristics, objects } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

export type ObjectValue =
  | 'power'
  | 'toughness'
  | 'manaValue'
  | 'loyalty'
  | 'damage'
  | 'basePower'
  | 'baseToughness'
  /** The designation of Classes; 1 for what has none (716.2d). */
  | 'level';

/** A value of one object, or the sum over several; from last known information where 608.2h says so. */
export interface TotalValue {
  readonly number: 'value';
  readonly value: ObjectValue;
  readonly of: Objects;
}

export interface GreatestValue {
  readonly number: 'greatest';
  readonly value: ObjectValue;
  readonly of: Objects;
}

export interface LowestValue {
  readonly number: 'lowest';
  readonly value: ObjectValue;
  readonly of: Objects;
}

/** A value of an object, from its last known information if it has left (608.2h). */
function objectValue(game: Game, id: ObjectId, value: ObjectValue): number {
  if (value === 'damage') return game.objects[id]?.damage ?? 0;
  if (value === 'level') return game.objects[id]?.level ?? 1;
  const now = characteristics(game, id);
  switch (value) {
    case 'power':
      return now.power ?? 0;
    case 'toughness':
      return now.toughness ?? 0;
    case 'manaValue':
      return now.manaValue;
    case 'loyalty':
      return now.loyalty ?? 0;
    case 'basePower':
      return now.basePower ?? 0;
    case 'baseToughness':
      return now.baseToughness ?? 0;
    default:
      return value satisfies never;
  }
}

type OfValues = Pick<TotalValue, 'of' | 'value'>;

const valuesOf = (game: Game, scope: Scope, { of, value }: OfValues): readonly number[] =>
  objects(game, scope, of).map((id) => objectValue(game, id, value));

const ofValues = {
  shape: { value: 'object value', of: 'objects' },
  changedBy: [],
  reads: ['tokens', 'values'],
} as const;

export const value: QuantityWord<TotalValue> = {
  ...ofValues,
  number: (game, scope, words) => sum(valuesOf(game, scope, words)),
  isThere(game, scope, { of, value: which }) {
    if (which !== 'power' && which !== 'toughness') return true;
    return objects(game, scope, of).some((id) => characteristics(game, id)[which] !== null);
  },
  asksTheGame: false,
};

export const greatest: QuantityWord<GreatestValue> = {
  ...ofValues,
  number(game, scope, words) {
    const values = valuesOf(game, scope, words);
    return values.length === 0 ? 0 : Math.max(...values);
  },
  asksTheGame: true,
};

export const lowest: QuantityWord<LowestValue> = {
  ...ofValues,
  number(game, scope, words) {
    const values = valuesOf(game, scope, words);
    return values.length === 0 ? 0 : Math.min(...values);
  },
  asksTheGame: true,
};
