import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface LosesGame {
  readonly on: 'losesGame';
  readonly who: Players;
}

export const losesGame: TriggerWord<LosesGame, ['player']> = {
  shape: { who: 'players' },
  said: {
    turnDoing: [phrase('[lose] the game', [{ on: 'losesGame', who: '<who>' }])],
  },
  events: ['lose', 'concede'],
  gives: ['player'],
  looksBack: true,
  // 603.9: whoever concedes leaves the game, and so has lost it.
  matches: (looking, { who }, event) =>
    (event.type === 'lose' || event.type === 'concede') && by(looking, who, event.player)
      ? { player: event.player }
      : null,
};
