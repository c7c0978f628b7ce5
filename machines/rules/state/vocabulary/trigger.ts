/** Trigger conditions: each is at home in `machines/words/triggers`. */
export type { TriggerCondition, TriggerConditionOf } from '../../../words/triggers/index.ts';
