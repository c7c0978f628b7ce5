/** Conditions: each is at home in `machines/words/conditions`. */
export type { CombatPoint } from '../../../words/conditions/combat-points.ts';
export type { Condition, ConditionOf } from '../../../words/conditions/index.ts';
