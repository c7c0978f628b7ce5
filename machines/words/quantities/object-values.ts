import { objects, spokenOf } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

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
function objectValue(game: Game, scope: Scope, id: ObjectId, value: ObjectValue): number {
  if (value === 'damage') return game.objects[id]?.damage ?? 0;
  if (value === 'level') return game.objects[id]?.level ?? 1;
  const now = spokenOf(game, scope, id);
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
  objects(game, scope, of).map((id) => objectValue(game, scope, id, value));

const ofValues = {
  shape: { value: 'object value', of: 'objects' },
  changedBy: [],
  reads: ['tokens', 'values'],
} as const;

export const value: QuantityWord<TotalValue> = {
  ...ofValues,
  said: {
    standing: [
      phrase('<what:many> have total <value:valueWord> <to:comparison>', {
        holds: 'compare',
        what: { number: 'value', value: '<value>', of: { all: '<what>' } },
        to: '<to>',
      }),
      phrase('<of:possessor> <value:valueWord> is|was <to:comparison>', {
        holds: 'compare',
        what: { number: 'value', value: '<value>', of: '<of>' },
        to: '<to>',
      }),
    ],
    quantity: [
      phrase('the total <value:valueWord> of <among:every>', {
        number: 'value',
        value: '<value>',
        of: '<among>',
      }),
      phrase('their total <value:valueWord>', { number: 'value', value: '<value>', of: { said: 'them' } }),
      phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
      phrase('the <value:valueWord> of <of:objects>', { number: 'value', value: '<value>', of: '<of>' }),
    ],
    /** What is halved, added up and taken away. */
    quantityTerm: [
      phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
    ],
    valueWord: [
      phrase('power', 'power'),
      phrase('toughness', 'toughness'),
      phrase('mana value', 'manaValue'),
      phrase('loyalty', 'loyalty'),
    ],
    possessor: [
      phrase('its', { said: 'it' }),
      phrase("<what:selfWord>'s", { said: 'self', what: '<what>' }),
      phrase("<what:attachedWord>'s", { said: 'self', what: '<what>' }),
      phrase("that <noun:nounMeant>'s", { said: 'that', noun: '<noun>' }),
      phrase("the <how:paidWord> <noun:nounMeant>'s", { said: 'paid', how: '<how>' }),
      phrase("the <noun:nounMeant>'s", { said: 'the', noun: '<noun>' }),
      phrase("the exiled card's", { said: 'exiled', several: false }),
    ],
  },
  number: (game, scope, words) => sum(valuesOf(game, scope, words)),
  isThere(game, scope, { of, value: which }) {
    if (which !== 'power' && which !== 'toughness') return true;
    return objects(game, scope, of).some((id) => spokenOf(game, scope, id)[which] !== null);
  },
  asksTheGame: false,
};

export const greatest: QuantityWord<GreatestValue> = {
  ...ofValues,
  said: {
    quantity: [
      phrase('the greatest <value:valueWord> among <among:every>', {
        number: 'greatest',
        value: '<value>',
        of: '<among>',
      }),
      phrase('the highest <value:valueWord> among <among:every>', {
        number: 'greatest',
        value: '<value>',
        of: '<among>',
      }),
    ],
  },
  number(game, scope, words) {
    const values = valuesOf(game, scope, words);
    return values.length === 0 ? 0 : Math.max(...values);
  },
  asksTheGame: true,
};

export const lowest: QuantityWord<LowestValue> = {
  ...ofValues,
  said: {
    quantity: [
      phrase('the lowest <value:valueWord> among <among:every>', {
        number: 'lowest',
        value: '<value>',
        of: '<among>',
      }),
    ],
  },
  number(game, scope, words) {
    const values = valuesOf(game, scope, words);
    return values.length === 0 ? 0 : Math.min(...values);
  },
  asksTheGame: true,
};
