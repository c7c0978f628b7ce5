import { fitsCreated } from '../../rules/events/created-under-another.ts';
import { by } from '../../rules/events/looking.ts';
import { isOfEffect } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldCreate {
  readonly would: 'create';
  readonly who: Players;
  /** Only what an effect does, not a cost, a turn-based action or damage (614.16). */
  readonly byEffect?: true;
  /** Only tokens that would be created like this (701.7b). */
  readonly tokens?: Filter;
}

export const create: ReplacedWord<WouldCreate, ['player', 'amount']> = {
  shape: { who: 'players', byEffect: 'flag?', tokens: 'filter?' },
  said: {
    wouldHappen: [
      phrase('an effect would create one or more <tokens:wouldTokens> under your control', {
        would: 'create',
        who: 'you',
        byEffect: true,
        '...tokens': '<tokens>',
      }),
      phrase('one or more <tokens:wouldTokens> would be created under your control', {
        would: 'create',
        who: 'you',
        '...tokens': '<tokens>',
      }),
      phrase('you would create one or more <tokens:wouldTokens>', {
        would: 'create',
        who: 'you',
        '...tokens': '<tokens>',
      }),
    ],
  },
  events: ['create'],
  gives: ['player', 'amount'],
  watches: (watching, { byEffect, tokens, who }, event) =>
    event.type === 'create' &&
    (byEffect === undefined || isOfEffect(watching)) &&
    by(watching, who, event.entering.controller) &&
    (tokens === undefined || fitsCreated(watching.game, watching.scope, tokens, event)),
  changes: ['amount', 'under'],
};
