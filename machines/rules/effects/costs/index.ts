/** Costs (118): what they come to, whether they can be paid, and paying them. */
import type { Procedure } from '../../state/procedure.ts';
import { pay } from './pay.ts';
import { payMana } from './pay-mana.ts';
import { payable } from './payable.ts';
import { chooseSymbols } from './symbols.ts';

export { canPay, couldPay } from './can-pay.ts';
export { type CostContext, costContext, inWordsOf } from './context.ts';
export { manaAndLife } from './equivalents.ts';
export { mostPossible, possibleValues } from './greatest-x.ts';
export { choosesByX, hasX, lockedCost } from './locked.ts';
export { type Paid, paidIn, payMemory } from './pay-memory.ts';
export { planMana } from './plan.ts';
export { paymentRules } from './spending.ts';
export {
  type AppliedReduction,
  type CostQuestion,
  changesFor,
  costsByTarget,
  differentTotals,
  isChangedByNothing,
  manaIn,
  orderMatters,
  totalCosts,
  totalsInOrder,
  waysToApply,
} from './total.ts';

/** The procedures `pay`, `payMana`, `chooseSymbols` and `payable`. */
export const costProcedures: readonly Procedure[] = [pay, payMana, chooseSymbols, payable];
