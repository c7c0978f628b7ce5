import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

/** They would search a library: with an amount, only so many of its top cards (701.23f). */
export interface WouldSearch {
  readonly would: 'search';
  readonly who: Players;
}

export const search: ReplacedWord<WouldSearch, ['player']> = {
  shape: { who: 'players' },
  said: {
    wouldHappen: [phrase('<who:wouldPlayer> would search a library', { would: 'search', who: '<who>' })],
  },
  events: ['search'],
  gives: ['player'],
  watches: (watching, { who }, event) => event.type === 'search' && by(watching, who, event.player),
  changes: ['amount'],
};
