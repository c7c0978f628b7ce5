import { controllerOf, matching, objectAt } from '../../rules/characteristics/index.ts';
import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { isOfLibrary } from '../../rules/effects/mana/moves-of-library.ts';
import { makeMove } from '../../rules/events/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import { chosen, comingTo, thereAreEnough } from './objects.ts';
import { always, type CostWord } from './word.ts';

/** Objects to exile. */
export interface Exile {
  readonly pay: 'exile';
  readonly what: 'self' | Filter;
  /** Where this object is exiled from, where the text says so. */
  readonly from?: Zone;
  readonly count?: Quantity;
  /** So many or more. */
  readonly orMore?: true;
  /** Any number of them, with this total mana value or more. */
  readonly totalManaValue?: Quantity;
  readonly as?: string;
  /** What a linked ability finds as the cards exiled with the object whose cost it is (607.2q). */
  readonly link?: string;
}

export const exile: CostWord<Exile> = {
  shape: {
    what: 'self or filter',
    from: 'zone?',
    count: 'quantity?',
    orMore: 'flag?',
    totalManaValue: 'quantity?',
    as: 'name of a cost?',
    link: 'name of a link?',
  },
  said: [
    phrase('exile <some:someCards> <place>', {
      pay: 'exile',
      '...some': { '...some': '<some>' },
      place: '<place>',
    }),
    phrase('exile <count:several> or more <what:card> <place>', {
      pay: 'exile',
      what: '<what>',
      count: '<count>',
      orMore: true,
      place: '<place>',
    }),
    phrase('exile any number of <what:card> <place> with total mana value <total:figure> or greater', {
      pay: 'exile',
      what: '<what>',
      totalManaValue: '<total>',
      place: '<place>',
    }),
    phrase('exile <what:selfWord> from your graveyard', { pay: 'exile', what: 'self', from: 'graveyard' }),
    phrase('exile <what:selfWord> from your hand', { pay: 'exile', what: 'self', from: 'hand' }),
    phrase('exile <what:selfWord>', { pay: 'exile', what: 'self' }),
    phrase('exile <some>', { pay: 'exile', '...some': '<some>' }),
  ],
  counted(part, count) {
    const { totalManaValue } = part;
    const exiled = { ...part, count: count(part.count) };
    return totalManaValue === undefined ? exiled : { ...exiled, totalManaValue: count(totalManaValue) };
  },
  hasX: ({ count, totalManaValue }, isX) => isX(totalManaValue) || isX(count),
  verdict: thereAreEnough,
  objects(game, { player, scope, without }, part) {
    if (part.what === 'self') {
      const isThere = part.from === undefined || objectAt(game, scope.self).zone === part.from;
      return chosen('self', isThere ? [scope.self] : [], part, 'cost', 'exile');
    }
    const found = matching(game, scope, part.what).filter(
      (id) =>
        id !== without && (objectAt(game, id).zone !== 'battlefield' || controllerOf(game, id) === player),
    );
    const asked = chosen(part.what, found, part, 'cost', 'exile as a cost');
    if (typeof part.totalManaValue === 'number')
      return comingTo(game, asked, 'manaValue', part.totalManaValue);
    return part.orMore === true ? { ...asked, count: Math.max(asked.least, found.length) } : asked;
  },
  needsObjects: always,
  uses: 'up',
  standsForMana: true,
  events: (game, _paying, _part, objects) =>
    objects.map((object) => makeMove(game, object, 'exile', { why: 'exile' })),
  loses: ({ what }, own) => (what === 'self' ? own().worth : 2.5),
  movesTo: 'exile',
  ownMove: ({ what, from = null }) => (what === 'self' ? { from, to: 'exile' } : nowhere),
  movesOfLibrary: ({ what }) => what !== 'self' && isOfLibrary(what),
  isLast: (game, _part, objects) => objects.some((id) => objectAt(game, id).zone === 'library'),
};
