/** Parts of costs: each is at home in `machines/words/costs`. */
export type { CostPart, CostPartOf, UsedForMana } from '../../../words/costs/index.ts';
