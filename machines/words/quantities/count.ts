import { describes, matching, objects } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many objects fit. */
export interface Count {
  readonly number: 'count';
  readonly of: Filter;
}

/** How many of these objects are like this, whatever has become of them (608.2h). */
export interface CountOfThese {
  readonly number: 'countOf';
  readonly of: Objects;
  readonly like: Filter;
}

export const count: QuantityWord<Count> = {
  shape: { of: 'filter' },
  said: {
    oneCount: [
      phrase('<counted:filter> on the battlefield named <name:nameWords>', {
        number: 'count',
        of: { '...what': '<counted>', name: '<name>' },
      }),
      phrase('other <counted:filter> on the battlefield named <name:nameWords>', {
        number: 'count',
        of: { '...what': '<counted>', name: '<name>', other: true },
      }),
      phrase('<counted:filter>', { number: 'count', of: '<counted>' }),
      phrase('other <counted:filter>', { number: 'count', of: { '...what': '<counted>', other: true } }),
      phrase('<counted:placedDescribed>', { number: 'count', of: '<counted>' }),
      phrase('<counted:filter> <on:battlefieldWords>', { number: 'count', of: '<counted>' }),
    ],
    battlefieldWords: [phrase('on the battlefield', true)],
  },
  number: (game, scope, { of }) => matching(game, scope, of).length,
  changedBy: [],
  asksTheGame: true,
  reads: ['tokens'],
};

export const countOf: QuantityWord<CountOfThese> = {
  shape: { of: 'objects', like: 'filter' },
  said: {
    oneCount: [
      phrase('<like:card> milled this way', {
        number: 'countOf',
        of: { said: 'group', thatWas: 'milled' },
        like: '<like>',
      }),
      phrase('card|cards exiled from their hand this way', {
        number: 'count',
        of: { zone: 'exile', among: { said: 'doneTo', does: 'search' }, was: { zone: 'hand' } },
      }),
      phrase('<like:filter> it devoured', { number: 'countOf', of: { linked: 'devour' }, like: '<like>' }),
      phrase('permanent|permanents exiled this way', { said: 'amountOf', of: 'exile' }),
      phrase('<like:card> exiled this way', {
        number: 'countOf',
        of: { said: 'exiledThisWay' },
        like: '<like>',
      }),
      phrase('<like:card> revealed this way', {
        number: 'countOf',
        of: { said: 'group', thatWas: 'revealed' },
        like: '<like>',
      }),
    ],
  },
  number: (game, scope, { like, of }) =>
    objects(game, scope, of).filter((id) => describes(game, scope, like, id)).length,
  changedBy: [],
  asksTheGame: false,
  reads: ['tokens'],
};
