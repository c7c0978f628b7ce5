import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface ExtraTurn {
  readonly do: 'extraTurn';
  readonly who: Players;
}

/** One at a time, in APNAP order; the one created last is taken first (500.7). */
export const extraTurn: InstructionWord<ExtraTurn> = {
  shape: { who: 'players' },
  said: {
    deed: [phrase('[take] an extra turn after this one', { do: 'extraTurn', who: '<subject>' })],
  },
  gives: ['players'],
  done: 'done',
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => 6),
  meaning: atOnce(
    '500.7',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).map((player) => ({ type: 'extraTurn', player })),
    (happened) => ({ players: eventsOf(happened, 'extraTurn').map(({ player }) => player), did: true }),
  ),
};
