import { objectAt } from '../../rules/characteristics/index.ts';
import { countersOf } from '../../rules/effects/costs/limited.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { countOf, withCount } from './amounts.ts';
import { chosen, counterVerdict, permanents, thereAreEnough } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** From this permanent, or from among those of the payer like this. */
export interface RemoveCounters {
  readonly pay: 'removeCounters';
  readonly kind: string;
  readonly count: Quantity;
  readonly from?: 'self' | Filter;
}

/** On this permanent, or on one of the payer like this. */
export interface PutCounters {
  readonly pay: 'putCounters';
  readonly kind: string;
  readonly count: Quantity;
  readonly on?: Filter;
  readonly as?: string;
}

export const removeCounters: CostWord<RemoveCounters> = {
  shape: { kind: 'text', count: 'quantity', from: 'self or filter?' },
  said: [
    phrase('[remove] <counters:someCounters> from <self:selfWord>', {
      pay: 'removeCounters',
      '...counters': '<counters>',
    }),
    phrase('[remove] <counters:someCounters> from a|an <from:one>', {
      pay: 'removeCounters',
      '...counters': '<counters>',
      from: '<from>',
    }),
    phrase('[remove] <counters:someCounters> from among <from:many>', {
      pay: 'removeCounters',
      '...counters': '<counters>',
      from: '<from>',
    }),
  ],
  ...withCount,
  verdict(game, paying, part) {
    const { from = 'self', kind } = part;
    if (from !== 'self') return thereAreEnough(game, paying, part);
    const { self } = paying.scope;
    return (objectAt(game, self).counters[kind] ?? 0) < countOf(part)
      ? forbidden('118.3', '{0} hasn’t enough {kind} counters.', [self], { values: { kind } })
      : allowed;
  },
  objects(game, paying, part) {
    const { from = 'self', kind } = part;
    if (from === 'self') return null;
    // From among them: each is there as many times as it has counters that could be removed.
    const found = permanents(game, paying, from).flatMap((id) =>
      Array.from({ length: Math.min(countOf(part), objectAt(game, id).counters[kind] ?? 0) }, () => id),
    );
    return chosen(from, found, part, 'cost', 'remove counters from');
  },
  needsObjects: always,
  uses: 'nothing',
  limited: (game, { scope }, part, objects) =>
    (part.from ?? 'self') === 'self'
      ? [countersOf(game, scope.self, part.kind, countOf(part))]
      : objects.map((on) => countersOf(game, on, part.kind, 1)),
  events(_game, { scope }, part, objects) {
    const { from = 'self', kind } = part;
    if (from === 'self')
      return [{ type: 'removeCounters', on: { object: scope.self }, kind, count: countOf(part) }];
    return [...new Set(objects)].map((object) => ({
      type: 'removeCounters',
      on: { object },
      kind,
      count: objects.filter((one) => one === object).length,
    }));
  },
  keepsOwn: ({ from = 'self' }) => from === 'self',
  loses: () => 0.8,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};

export const putCounters: CostWord<PutCounters> = {
  shape: { kind: 'text', count: 'quantity', on: 'filter?', as: 'name of a cost?' },
  said: [
    phrase('[put] <counters:someCounters> on <self:selfWord>', {
      pay: 'putCounters',
      '...counters': '<counters>',
    }),
    phrase('[put] <counters:someCounters> on a|an <on:one>', {
      pay: 'putCounters',
      '...counters': '<counters>',
      on: '<on>',
    }),
  ],
  ...withCount,
  verdict(game, paying, part) {
    if (part.on !== undefined) return thereAreEnough(game, paying, part);
    const { self } = paying.scope;
    return objectAt(game, self).zone === 'battlefield'
      ? counterVerdict(game, paying, part.kind)
      : forbidden('118.3', '{0} isn’t on the battlefield.', [self]);
  },
  objects(game, paying, part) {
    if (part.on === undefined) return null;
    const found = permanents(game, paying, part.on).filter(
      (id) => counterVerdict(game, paying, part.kind, id).ok,
    );
    return { ...chosen(part.on, found, part, 'cost', 'put counters on'), count: 1, least: 1 };
  },
  needsObjects: ({ on }) => on !== undefined,
  uses: 'nothing',
  events: (_game, { player, scope }, part, objects) =>
    (part.on === undefined ? [scope.self] : objects).map((object) => ({
      type: 'putCounters',
      on: { object },
      kind: part.kind,
      count: countOf(part),
      player,
    })),
  keepsOwn: ({ on }) => on === undefined,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
