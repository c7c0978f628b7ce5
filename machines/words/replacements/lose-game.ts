import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldLoseGame {
  readonly would: 'loseGame';
  readonly who: Players;
}

export const loseGame: ReplacedWord<WouldLoseGame, ['player']> = {
  shape: { who: 'players' },
  said: {
    wouldHappen: [phrase('<who:wouldPlayer> would lose the game', { would: 'loseGame', who: '<who>' })],
  },
  events: ['lose'],
  gives: ['player'],
  watches: (watching, { who }, event) => event.type === 'lose' && by(watching, who, event.player),
  changes: [],
};
