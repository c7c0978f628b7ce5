import { meets, type Need } from './needs.ts';

/** A mana that could pay: its possible types, and after which of the abilities in a sequence there is any of it. */
export interface Supply {
  readonly mask: number;
  readonly snow: boolean;
  /** 0: from the start; n: made by the nth mana ability of the sequence that itself costs mana. */
  readonly from: number;
}

/** A mana to be paid: for the cost itself, or for the mana in the nth ability's cost (605.3a). */
export interface Demand extends Need {
  /** It can only be paid with what is there before this ability of the sequence; a big number for the cost itself. */
  readonly before: number;
}

/**
 * Matches mana with what has to be paid, each mana with at most one. Supplies are taken in their order: one is used
 * only if the ones before it can't do without. Returns for each demand the position of the supply that pays it, or
 * null if not everything can be paid. Exact: a maximum matching found by augmenting paths, greedy over the supplies,
 * which finds the first set in their order (the sets that can be matched form a matroid).
 */
export function match(supplies: readonly Supply[], demands: readonly Demand[]): readonly number[] | null {
  if (demands.length > supplies.length) return null;
  const paidBy: number[] = demands.map(() => -1);
  let left = demands.length;
  const visited = new Uint8Array(demands.length);
  const place = (supply: number): boolean => {
    const one = supplies[supply];
    if (one === undefined) return false;
    for (let at = 0; at < demands.length; at += 1) {
      const demand = demands[at];
      if (demand === undefined || visited[at] === 1) continue;
      if (one.from >= demand.before || !meets(one, demand)) continue;
      visited[at] = 1;
      const before = paidBy[at] ?? -1;
      if (before < 0 || place(before)) {
        paidBy[at] = supply;
        return true;
      }
    }
    return false;
  };
  for (let supply = 0; supply < supplies.length && left > 0; supply += 1) {
    if (supplies.length - supply < left) return null;
    visited.fill(0);
    if (place(supply)) left -= 1;
  }
  return left === 0 ? paidBy : null;
}
