import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { PlayerDesignation, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** A player becomes the monarch, or takes the initiative; nobody else is or has it any more (725.3, 726.3). */
export interface DesignatePlayer {
  readonly do: 'designatePlayer';
  readonly designation: PlayerDesignation;
  readonly who: Players;
}

/** One player has each designation at a time, and of several it is the last (725.3, 726.3). */
export const designatePlayer: InstructionWord<DesignatePlayer> = {
  shape: { designation: 'designation of a player', who: 'players' },
  said: {
    deed: [
      phrase('[take] the initiative', { do: 'designatePlayer', designation: 'initiative', who: '<subject>' }),
      phrase('[become] the monarch', { do: 'designatePlayer', designation: 'monarch', who: '<subject>' }),
    ],
  },
  gives: ['players'],
  done: 'designated',
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => 3),
  meaning: atOnce(
    '725.1',
    (game, { instruction: { designation, who }, scope }) =>
      whoOf(game, scope, who).map((player) => ({ type: 'designatePlayer', player, designation })),
    (happened) => {
      const designated = eventsOf(happened, 'designatePlayer').map(({ player }) => player);
      return { players: designated, did: designated.length > 0 };
    },
  ),
};
