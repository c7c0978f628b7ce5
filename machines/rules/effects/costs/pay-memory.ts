import type { ObjectId } from '../../state/identity.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import type { Remembered } from '../../state/memory.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import type { ChosenForParts } from './assigning.ts';
import type { CostContext } from './context.ts';
import type { Cost } from './locked.ts';

/** `automatic`: the engine taps and pays, and asks only what it may not do unasked. `manual`: the player does. */
export type PaymentMode = 'automatic' | 'manual';

/** What the procedure `pay` begins with. */
export interface PayMemory {
  readonly context: CostContext;
  readonly cost: Cost;
  readonly mode: PaymentMode;
  /** Types of the mana to spend, chosen beforehand. */
  readonly spend: readonly ManaType[];
  /** Objects for the parts of the locked cost, as far as they are chosen. */
  readonly chosen: ChosenForParts;
}

/** What `pay` returns. */
export interface Paid {
  readonly paid: boolean;
  /** Objects that costs moved or tapped, by the cost's name. */
  readonly paidWith: Readonly<Record<string, readonly ObjectId[]>>;
  /** Objects that were chosen for the parts of the cost. */
  readonly chosen: ChosenForParts;
  readonly manaSpent: readonly ManaUnit[];
}

export const unpaid: Paid = {
  paid: false,
  paidWith: {},
  chosen: {},
  manaSpent: [],
};

/**
 * The memory with which `pay` pays a cost, wherever one is paid: casting, activating, special actions, attacking,
 * blocking, resolving (118.12). The cost may have expressions in it; they are read in the context's scope.
 */
export const payMemory = (
  context: CostContext,
  cost: readonly CostPart[] | null,
  more: Partial<Pick<PayMemory, 'mode' | 'spend' | 'chosen'>> = {},
): Remembered => ({
  context,
  cost,
  mode: more.mode ?? 'automatic',
  spend: more.spend ?? [],
  chosen: more.chosen ?? {},
});

/** What `pay` returned, as it lies in the frame of the procedure that called it. */
export function paidIn(returned: unknown): Paid {
  return isPaid(returned) ? returned : unpaid;
}

const isPaid = (value: unknown): value is Paid =>
  typeof value === 'object' && value !== null && 'paid' in value && 'manaSpent' in value;
