/** Phases and steps as players say them. */
import type { Phase, Step } from '../../rules/state/turn-structure.ts';

const phaseNames: Readonly<Record<Phase, string>> = {
  beginning: 'beginning phase',
  precombatMain: 'precombat main phase',
  combat: 'combat phase',
  postcombatMain: 'postcombat main phase',
  ending: 'ending phase',
};

const stepNames: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  beginningOfCombat: 'beginning of combat step',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endOfCombat: 'end of combat step',
  end: 'end step',
  cleanup: 'cleanup step',
};

const timeNames: Readonly<Record<Phase | Step, string>> = { ...phaseNames, ...stepNames };

export const phaseName = (phase: Phase): string => phaseNames[phase];
export const stepName = (step: Step): string => stepNames[step];
export const timeName = (time: Phase | Step): string => timeNames[time];
