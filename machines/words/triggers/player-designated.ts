import { by } from '../../rules/events/looking.ts';
import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A player becomes the monarch, or takes the initiative, also one who had it (726.5). */
export interface PlayerDesignated {
  readonly on: 'playerDesignated';
  readonly designation: PlayerDesignation;
  readonly who: Players;
}

export const playerDesignated: TriggerWord<PlayerDesignated, ['player']> = {
  shape: { designation: 'designation of a player', who: 'players' },
  said: {
    turnDoing: [
      phrase('[become] the monarch', [{ on: 'playerDesignated', designation: 'monarch', who: '<who>' }]),
      phrase('[take] the initiative', [{ on: 'playerDesignated', designation: 'initiative', who: '<who>' }]),
    ],
  },
  events: ['designatePlayer'],
  gives: ['player'],
  looksBack: false,
  matches: (looking, { designation, who }, event) =>
    event.type === 'designatePlayer' && event.designation === designation && by(looking, who, event.player)
      ? { player: event.player }
      : null,
};
