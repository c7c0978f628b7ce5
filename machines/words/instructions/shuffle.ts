import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Shuffle {
  readonly do: 'shuffle';
  readonly who: Players;
}

export const shuffle: InstructionWord<Shuffle> = {
  shape: { who: 'players' },
  said: {
    deed: [
      phrase('[shuffle] your|their library', { do: 'shuffle', who: '<subject>' }),
      phrase('[shuffle]', { do: 'shuffle', who: '<subject>' }),
    ],
  },
  gives: ['players'],
  done: 'shuffled',
  meaning: atOnce(
    '701.24a',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).map((player) => ({ type: 'shuffle', player })),
    (happened) => ({ players: eventsOf(happened, 'shuffle').map(({ player }) => player), did: true }),
  ),
};
