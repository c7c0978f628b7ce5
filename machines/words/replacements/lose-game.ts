import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldLoseGame {
  readonly would: 'loseGame';
  readonly who: Players;
}

export const loseGame: ReplacedWord<WouldLoseGame, ['player']> = {
  shape: { who: 'players' },
  events: ['lose'],
  gives: ['player'],
  watches: (watching, { who }, event) => event.type === 'lose' && by(watching, who, event.player),
  changes: [],
};
