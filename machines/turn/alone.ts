import { saying } from '../chart/saying.ts';
import type { Turn } from '../rules/index.ts';
import { nextSeat, noTurnYet, type TurnContext, type TurnOfGame, wholeTurn } from './plan.ts';

export interface Asked {
  readonly context: TurnContext;
}

/** What the charts of the turn ask of the plan. */
export const planGuards = {
  phaseIs: saying(
    ({ context }: Asked, phase: string) => context.game.turn.phase === phase,
    'The phase is {}.',
    'The phase is not {}.',
  ),
  stepIs: saying(
    ({ context }: Asked, step: string) => context.game.turn.step === step,
    'The step is {}.',
    'The step is not {}.',
  ),
  stepsAreLeft: saying(
    ({ context }: Asked) => context.game.turn.stepsLeft.length > 0,
    'Another step follows in this phase.',
    'No step is left in this phase.',
  ),
  turnIsEnding: saying(
    ({ context }: Asked) => context.game.ending === 'turn',
    'An effect ends the turn.',
    'No effect ends the turn.',
  ),
  combatIsEnding: saying(
    ({ context }: Asked) => context.game.ending === 'combat',
    'An effect ends the combat phase.',
    'No effect ends the combat phase.',
  ),
};

/** What else they ask; in a turn alone there are no players who decide and no permanents. */
export const guardsAlone = {
  ...planGuards,
  mustChoose: () => false,
  isDecided: () => true,
  isLegalAnswer: () => false,
  mayActivateToPay: () => false,
  mayAbandonDeclaration: () => false,
  everyonePassed: () => true,
  stepEnds: planGuards.stepsAreLeft,
  phaseEnds: () => true,
  somethingBeginsMainPhase: () => false,
  isFirstOfTwo: () => false,
};

/** A game that is nothing but its turns, before the first. */
export function turnsOf(players: number): TurnOfGame {
  return {
    turn: noTurnYet,
    pending: null,
    ending: null,
    players: Array.from({ length: players }, () => ({ status: 'playing' })),
  };
}

/** What a procedure does to a turn alone: only `nextPhase` and `nextStep` do anything. */
export function withoutRules(game: TurnOfGame, procedure: string): TurnOfGame {
  if (procedure === 'nextPhase') return { ...game, turn: nextPhase(game.turn, game.players.length) };
  if (procedure === 'nextStep') return { ...game, turn: nextStep(game.turn) };
  return game;
}

function nextPhase(turn: Turn, seats: number): Turn {
  const planned = turn.plan[0];
  if (planned === undefined) return nextPhase(nextTurn(turn, seats), seats);
  return {
    ...turn,
    phase: planned.phase,
    step: null,
    stepsLeft: [...planned.steps],
    plan: turn.plan.slice(1),
  };
}

function nextStep(turn: Turn): Turn {
  return { ...turn, step: turn.stepsLeft[0] ?? null, stepsLeft: turn.stepsLeft.slice(1) };
}

function nextTurn(turn: Turn, seats: number): Turn {
  const player = turn.lastInOrder === null ? 0 : nextSeat(turn.lastInOrder, seats);
  return {
    ...turn,
    number: turn.number + 1,
    active: player,
    of: player,
    lastInOrder: player,
    plan: wholeTurn,
  };
}
