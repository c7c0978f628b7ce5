import { restoreGame, type SavedGame } from '../../game/index.ts';
import type { Game, PlannedPhase, Step } from '../../rules/index.ts';
import { type StepName, stepNames } from './entries.ts';
import { withGame } from './run.ts';
import type { Stop } from './situation.ts';

const nameOfStep: Readonly<Record<Step, StepName>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  beginningOfCombat: 'beginCombat',
  declareAttackers: 'declareAttackers',
  declareBlockers: 'declareBlockers',
  combatDamage: 'combatDamage',
  endOfCombat: 'endCombat',
  end: 'end',
  cleanup: 'cleanup',
};

/** The step that a game is in, by the format's name; null before the first turn. */
export function stepOf({ combat, turn }: Game): StepName | null {
  if (turn.phase === 'precombatMain') return 'main1';
  if (turn.phase === 'postcombatMain') return 'main2';
  if (turn.step === null) return null;
  return turn.step === 'combatDamage' && combat?.damageStep === 'first'
    ? 'firstStrikeDamage'
    : nameOfStep[turn.step];
}

const place = (step: StepName): number => stepNames.indexOf(step);

/** Whether a game has gone beyond a stop: that step of that turn is over, or was passed over. */
export function isBeyond(game: Game, { step, turn }: Stop): boolean {
  if (game.turn.number > turn) return true;
  if (game.turn.number < turn) return false;
  const now = stepOf(game);
  return step !== 'untap' && now !== null && place(now) > place(step);
}

/** So far is the phase, or the step of it, not after the stop. */
const isWithin = (name: StepName, { step }: Stop): boolean => place(name) <= place(step);

function until(plan: readonly PlannedPhase[], stop: Stop): readonly PlannedPhase[] {
  return plan.flatMap(({ phase, steps }): readonly PlannedPhase[] => {
    if (phase === 'precombatMain') return isWithin('main1', stop) ? [{ phase, steps }] : [];
    if (phase === 'postcombatMain') return isWithin('main2', stop) ? [{ phase, steps }] : [];
    const left = steps.filter((one) => isWithin(nameOfStep[one], stop));
    return left.length === 0 ? [] : [{ phase, steps: left }];
  });
}

/** A further upkeep step, in which players get priority and nothing is done: there the game waits. */
const waiting: PlannedPhase = { phase: 'beginning', steps: ['upkeep'] };

/**
 * The same game with nothing of its turn after the stop but a step to wait in: one decision later, what the stop's
 * step did at its end is done, and nothing of what would have come next.
 */
export function stoppingAt(saved: SavedGame, game: Game, stop: Stop): ReturnType<typeof restoreGame> {
  const whole: Stop = stop.step === 'untap' ? { ...stop, step: 'cleanup' } : stop;
  const { turn } = game;
  const left = turn.stepsLeft.filter((one) => isWithin(nameOfStep[one], whole));
  const changed: Game = {
    ...game,
    turn: { ...turn, stepsLeft: left, plan: [...until(turn.plan, whole), waiting] },
  };
  const actor = restoreGame(withGame(saved, changed));
  actor.start();
  return actor;
}
