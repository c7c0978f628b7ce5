import { finished, type InstructionStep, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { call, happen } from '../../rules/state/procedure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Win {
  readonly do: 'win';
  readonly who: Players;
}

export interface Lose {
  readonly do: 'lose';
  readonly who: Players;
}

interface OutcomeMemory {
  readonly who: readonly PlayerId[];
}

const outcomes = remembering<OutcomeMemory>({ who: 'numbers, later' });

const ending = ['happen', 'leave', 'end'] as const;

type Ending = (typeof ending)[number];

/** Players win or lose; then they leave at once, or the game is over (104.1, 104.5). */
const outcome = (
  type: 'win' | 'lose',
  rule: string,
): Readonly<Record<Ending, InstructionStep<Win | Lose, Ending, OutcomeMemory>>> => ({
  happen(game, { instruction, scope }) {
    const who = whoOf(game, scope, instruction.who);
    const events = who.map((player): GameEvent => ({ type, player, rule }));
    return happen(rule, events, { then: 'leave' });
  },
  leave(_game, { frame }) {
    const who = eventsOf(frame.happened, type).map(({ player }) => player);
    return who.length === 0 ? finished() : call('playersLeave', {}, { then: 'end', remember: { who } });
  },
  end: (_game, { memory }) => finished({ players: memory.who, did: true }),
});

/** A player wins the game (104.2b), which is over (104.1). */
export const win: InstructionWord<Win> = {
  shape: { who: 'players' },
  said: {
    deed: [phrase('[win] the game', { do: 'win', who: '<subject>' })],
  },
  gives: ['players'],
  done: 'done',
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => 100),
  meaning: meaning('104.2b', outcomes, ending, outcome('win', '104.2b')),
};

/** Players lose the game (104.3e) and leave it (104.5). */
export const lose: InstructionWord<Lose> = {
  shape: { who: 'players' },
  said: {
    deed: [phrase('[lose] the game', { do: 'lose', who: '<subject>' })],
  },
  gives: ['players'],
  done: 'done',
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => -100),
  meaning: meaning('104.3e', outcomes, ending, outcome('lose', '104.3e')),
};
