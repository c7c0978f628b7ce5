import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Shuffles {
  readonly on: 'shuffles';
  readonly who: Players;
}

export const shuffles: TriggerWord<Shuffles, ['player']> = {
  shape: { who: 'players' },
  said: {
    turnDoing: [phrase('[shuffle] your|their library', [{ on: 'shuffles', who: '<who>' }])],
  },
  events: ['shuffle'],
  gives: ['player'],
  looksBack: false,
  matches: (looking, { who }, event) =>
    event.type === 'shuffle' && by(looking, who, event.player) ? { player: event.player } : null,
};
