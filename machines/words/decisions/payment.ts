import { z } from 'zod/mini';
import { EngineError } from '../../rules/state/error.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { type DecisionRules, rulesTable } from '../../rules/state/table.ts';
import { position } from './positions.ts';
import type { Asked, DecisionWord } from './word.ts';

/** What pays a total cost, which is locked in (601.2f-h). Mana abilities may be activated before it is answered. */
export interface Payment extends Asked {
  readonly kind: 'payment';
  readonly cost: readonly string[];
  readonly automatic: readonly ObjectId[] | null;
  /**
   * Objects with which a mana of it may be paid each, where that is so (702.51a, 702.66a): once mana is named for the
   * rest of the cost, its player is asked which of them.
   */
  readonly otherwise?: readonly ObjectId[];
}

/** `auto`: the engine taps and pays. Else which units of the pool pay for what is found by matching; `units` are positions in the pool. */
export type PaymentAnswer = 'auto' | { readonly units: readonly number[] };

/** Who wrote the costs says which units pay them. */
export const payment: DecisionWord<Payment, PaymentAnswer> = {
  schema: z.union([z.literal('auto'), z.strictObject({ units: z.array(position) })]),
  legal: (game, decision, answer) => paymentRules().legal(game, decision, answer),
  enumerate: (game, decision, limit) => paymentRules().enumerate(game, decision, limit),
  sample: (game, decision, pick) => paymentRules().sample(game, decision, pick),
  withoutThem: () => 'notPaid',
  hides: (decision) => ({
    ...decision,
    automatic: null,
    ...(decision.otherwise && { otherwise: [] }),
  }),
};

function paymentRules(): DecisionRules<'payment'> {
  const rules = rulesTable().decisions?.payment;
  if (rules === undefined) throw new EngineError('The table has no rules of payments.');
  return rules;
}
