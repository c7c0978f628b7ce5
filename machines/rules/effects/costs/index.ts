/** Costs (118): what they come to, whether they can be paid, and paying them. */
import type { Procedure } from '../../state/procedure.ts';
import { pay } from './pay.ts';
import { payMana } from './pay-mana.ts';
import { chooseSymbols } from './symbols.ts';

export { canPay, canPayLocked } from './can-pay.ts';
export { type CostContext, costContext, type Purpose } from './context.ts';
export { type Cost, hasX, lockedCost, manaOf } from './locked.ts';
export { type Paid, type PaymentMode, paidIn, payMemory, unpaid } from './pay-memory.ts';
export { type Plan, planMana } from './plan.ts';
export { paymentRules, unitsFor, unitsVerdict } from './spending.ts';
export { asksAboutSymbols, costIn } from './symbols.ts';
export { type Changes, type CostQuestion, changesFor, differentTotals, totalCost } from './total.ts';

/** The procedures `pay`, `payMana` and `chooseSymbols`. */
export const costProcedures: readonly Procedure[] = [pay, payMana, chooseSymbols];
