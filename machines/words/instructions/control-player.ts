import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface ControlPlayer {
  readonly do: 'controlPlayer';
  readonly who: Players;
  readonly by: Players;
}

/** During the next turn that the player takes (723.1); the last such effect works (723.1a). */
export const controlPlayer: InstructionWord<ControlPlayer> = {
  shape: { who: 'players', by: 'players' },
  said: {
    byItself: [
      phrase("you control <who:targetPlayer> during that player's next turn", [
        { do: 'controlPlayer', who: '<who>', by: 'you' },
      ]),
    ],
  },
  gives: ['players'],
  done: 'controlled',
  meaning: atOnce(
    '723.1',
    (game, { instruction, scope }) => {
      const by = whoOf(game, scope, instruction.by)[0];
      if (by === undefined) return [];
      return whoOf(game, scope, instruction.who).map((player) => ({ type: 'controlNextTurn', player, by }));
    },
    (happened) => ({
      players: eventsOf(happened, 'controlNextTurn').map(({ player }) => player),
      did: happened.length > 0,
    }),
  ),
};
