/** The phases of a turn in the order of 500.1. */
export const phases = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const;
export type Phase = (typeof phases)[number];

/** The steps of the phases that have any (501.1, 506.1, 512.1). */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endOfCombat',
  'end',
  'cleanup',
] as const;
export type Step = (typeof steps)[number];

export const stepsOf: Readonly<Record<Phase, readonly Step[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  precombatMain: [],
  combat: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
  postcombatMain: [],
  ending: ['end', 'cleanup'],
};

/** A designation that the game can have (731.1). */
export type TimeOfDay = 'day' | 'night';
