import type { TextRef } from './identity.ts';
import { linkKey, pairOf, withoutPair } from './links.ts';

/**
 * Whether a cost of this name is among those that were paid. One that has a kind and says which of it, as `kicker {R}`,
 * is also one of its kind: `kicker` (702.33d, 702.33f).
 */
export const isPaid = (paid: Iterable<string>, name: string): boolean => {
  for (const one of paid) {
    const said = costName(one);
    if (said === name || said.startsWith(`${name} `)) return true;
  }
  return false;
};

/**
 * As what it is kept that an optional cost was paid: by its name, and with the instance of a keyword that offers it where
 * each is paid by itself (702.78b).
 */
export const paidFor = (name: string, offering: TextRef): string =>
  linkKey(name, pairOf(offering) ?? undefined);

/** The name of a cost that was paid, without the instance. */
export const costName = (paid: string): string => withoutPair(paid);

/** How words ask for a cost that was paid: by its name, and with `ofThisInstance` for the instance of a keyword that asks. */
export interface CostAsked {
  readonly cost: string;
  readonly ofThisInstance?: true;
}

/** How often a cost was paid that words ask for; `pair` is from where the ability is that asks. */
export const timesPaid = (
  paid: readonly string[],
  { cost, ofThisInstance }: CostAsked,
  pair: string | undefined,
): number =>
  paid.filter((one) => (ofThisInstance === true ? one === linkKey(cost, pair) : isPaid([one], cost))).length;
