/** The turn: its chart, alone and for a game, and the turn-based actions (500-514, 703). */
import type { Procedure } from '../rules/index.ts';
import { nextPhase, nextStep, nextTurn } from './advancing.ts';
import { endEarly } from './ending-early.ts';
import { cleanupStep, drawStep, precombatMain, untapStep } from './turn-based-actions.ts';

export { noAttack } from './advancing.ts';
export { maximumHandSize, sagas } from './turn-based-actions.ts';

export const procedures: readonly Procedure[] = [
  nextPhase,
  nextStep,
  nextTurn,
  untapStep,
  drawStep,
  precombatMain,
  cleanupStep,
  endEarly,
];
