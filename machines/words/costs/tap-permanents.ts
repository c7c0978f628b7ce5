import { objectAt } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withCount } from './amounts.ts';
import { chosen, comingTo, permanents, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

export interface TapPermanents {
  readonly pay: 'tapPermanents';
  readonly what: Filter;
  readonly count: Quantity;
  readonly as?: string;
}

/** Any number of permanents to tap, with this total power or more (702.122a). */
export interface TapTotalPower {
  readonly pay: 'tapTotalPower';
  readonly what: Filter;
  readonly atLeast: Quantity;
  readonly as?: string;
}

/** Untapped permanents of the payer. */
const untapped: NonNullable<CostWord<TapPermanents | TapTotalPower>['objects']> = (game, paying, part) => {
  const found = permanents(game, paying, part.what).filter((id) => !objectAt(game, id).tapped);
  return chosen(part.what, found, part, 'cost', 'tap as a cost');
};

export const tapPermanents: CostWord<TapPermanents> = {
  shape: { what: 'filter', count: 'quantity', as: 'name of a cost?' },
  said: [phrase('tap <some>', { pay: 'tapPermanents', '...some': '<some>' })],
  participle: 'tapped',
  ...withCount,
  verdict: thereAreEnough,
  objects: untapped,
  needsObjects: always,
  uses: 'tapping',
  standsForMana: true,
  ofColor: (part, color) => ({ ...part, what: { ...part.what, color } }),
  events: (_game, _paying, _part, objects) => objects.map((object) => ({ type: 'tap', object })),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};

export const tapTotalPower: CostWord<TapTotalPower> = {
  shape: { what: 'filter', atLeast: 'quantity', as: 'name of a cost?' },
  said: [
    phrase('tap any number of <what:many> with total power <atLeast:figure> or greater', {
      pay: 'tapTotalPower',
      what: '<what>',
      atLeast: '<atLeast>',
    }),
  ],
  counted: (part, count) => ({ ...part, atLeast: count(part.atLeast) }),
  hasX: ({ atLeast }, isX) => isX(atLeast),
  verdict: thereAreEnough,
  objects(game, paying, part) {
    const asked = untapped(game, paying, part);
    return asked === null || typeof part.atLeast !== 'number'
      ? asked
      : comingTo(game, asked, 'power', part.atLeast);
  },
  needsObjects: always,
  uses: 'tapping',
  events: (_game, _paying, _part, objects) => objects.map((object) => ({ type: 'tap', object })),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
