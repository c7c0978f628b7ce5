import { anyMatches, compares, matching } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Comparison } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** Something is like this, or so many are. */
export interface Exists {
  readonly holds: 'exists';
  readonly what: Filter;
  readonly count?: Comparison;
}

const controlled = { '...what': '<what>', controller: '<who>' } as const;
const notControlled = { holds: 'not', of: { holds: 'exists', what: controlled } } as const;

export const exists: ConditionWord<Exists> = {
  shape: { what: 'filter', count: 'comparison?' },
  said: {
    standing: [
      phrase('<who:whoControls> [control] <exists:oneOrSeveral>', {
        holds: 'exists',
        what: { '...exists': '<exists>', controller: '<who>' },
      }),
      phrase('<who:onePlayer> [control] <count:howMany> <what:many>', {
        holds: 'exists',
        what: controlled,
        count: '<count>',
      }),
      phrase('<who:onePlayer> [control] <count:howMany> other <what:many>', {
        holds: 'exists',
        what: { ...controlled, other: true },
        count: '<count>',
      }),
      phrase('<who:onePlayer> [control] a|an <one:subtype> or a|an <other:subtype>', {
        holds: 'exists',
        what: { anySubtype: ['<one>', '<other>'], controller: '<who>' },
      }),
      phrase('<who:onePlayer> [control] a|an <one:one> and a|an <other:one>', {
        holds: 'both',
        of: [
          { holds: 'exists', what: { '...one': '<one>', controller: '<who>' } },
          { holds: 'exists', what: { '...other': '<other>', controller: '<who>' } },
        ],
      }),
      phrase('<who:whoControls> [control] no <what:many>', notControlled),
      phrase("<who:whoControls> [don't] control a|an|any <what:one>", notControlled),
      phrase('you control no other <what:many>', {
        holds: 'not',
        of: { holds: 'exists', what: { '...what': '<what>', controller: 'you', other: true } },
      }),
      phrase('any player controls a|an <what:one>', { holds: 'exists', what: '<what>' }),
      phrase('a|an <what:one> is on the battlefield', { holds: 'exists', what: '<what>' }),
      phrase('another <what:one> is on the battlefield', {
        holds: 'exists',
        what: { '...what': '<what>', other: true },
      }),
      phrase('no <what:many> are on the battlefield', {
        holds: 'not',
        of: { holds: 'exists', what: '<what>' },
      }),
      phrase('there are no <what:many> on the battlefield', {
        holds: 'not',
        of: { holds: 'exists', what: '<what>' },
      }),
      phrase('there are <count:howMany> <what:many> on the battlefield', {
        holds: 'exists',
        what: '<what>',
        count: '<count>',
      }),
      phrase('<count:howMany> <what:many> are on the battlefield', {
        holds: 'exists',
        what: '<what>',
        count: '<count>',
      }),
      phrase('there is a|an <what:placedCard>', { holds: 'exists', what: '<what>' }),
      phrase("there's a|an <what:placedCard>", { holds: 'exists', what: '<what>' }),
      phrase('a|an <what:card> is <place>', {
        holds: 'exists',
        what: { '...what': '<what>', '...place': '<place>' },
      }),
      phrase('there are no <what:placedCard>', { holds: 'not', of: { holds: 'exists', what: '<what>' } }),
      phrase('there are <count:howMany> <numbered:describedCard> <place>', {
        holds: 'exists',
        what: { '...numbered': '<numbered>', '...place': '<place>' },
        count: '<count>',
      }),
      phrase('there are <count:howMany> cards <where:exiledWith>', {
        holds: 'exists',
        what: '<where>',
        count: '<count>',
      }),
      phrase('<count:howMany> <what:describedCard> are in your <zone:theirZone>', {
        holds: 'exists',
        what: { '...what': '<what>', zone: '<zone>', owner: 'you' },
        count: '<count>',
      }),
    ],
    whoControls: [
      phrase('<onePlayer>'),
      phrase('an opponent', 'opponents'),
      phrase('your opponents', 'opponents'),
    ],
    onePlayer: [
      phrase('you', 'you'),
      phrase('defending player', 'defending'),
      phrase('that player', { said: 'thatPlayer' }),
      phrase('they', { said: 'they' }),
    ],
    oneOrSeveral: [
      phrase('a|an <what:one>', '<what>'),
      phrase('another <what:one>', { '...what': '<what>', other: true }),
    ],
  },
  holds: (game, scope, { what, count }) =>
    count === undefined
      ? anyMatches(game, scope, what)
      : compares(game, scope, matching(game, scope, what).length, count),
  changedBy: [],
  countsTokens: true,
};
