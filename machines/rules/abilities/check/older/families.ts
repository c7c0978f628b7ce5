/** What was written otherwise before, by family: one line a family, and a file for each that has one. */
import type { Family } from '../form.ts';
import { olderCondition } from './conditions.ts';
import { olderCostPart } from './cost-parts.ts';
import { olderModification } from './modifications.ts';
import { olderQuantity } from './quantities.ts';
import { olderReplacedEvent } from './replaced-events.ts';
import { olderRuleChange } from './rule-changes.ts';

/** A word as it is written now; itself if it is, or if nobody ever wrote so. What is in it is brought up to date after it. */
export type BringUpToDate = (word: unknown) => unknown;

export const older: { readonly [F in Family]?: BringUpToDate } = {
  condition: olderCondition,
  'copy exception': olderModification,
  'cost part': olderCostPart,
  modification: olderModification,
  quantity: olderQuantity,
  'replaced event': olderReplacedEvent,
  'rule change': olderRuleChange,
};
