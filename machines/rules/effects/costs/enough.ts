import type { ManaCost } from '../../state/mana.ts';
import { onceFor, onceForLatest } from '../../state/once-for.ts';
import type { Alternative, Group } from './groups.ts';
import { shortOf } from './limited.ts';
import { type Demand, match, type Supply } from './matching.ts';
import { type Way, waysToPay } from './needs.ts';

/** The number after every ability that is activated for a cost: when the cost itself is paid. */
export const theCost = 1_000;

/** What a way to pay asks for, all of it for the cost itself. */
export const demandsOf = onceFor((way: Way): readonly Demand[] =>
  way.needs.map((need) => ({ ...need, before: theCost })),
);

/**
 * Whether these abilities could pay if nothing that one of them costs were wanted elsewhere: there is as much mana as
 * is asked for once the costs of the abilities are paid, and of the types that are asked for if they needn't be paid.
 * Found without a search; what it refuses can't be paid for.
 */
export function couldPay(
  groups: readonly Group[],
  pool: readonly Supply[],
  cost: ManaCost,
  life: number,
): boolean {
  const { net, supplies } = bestOf(groups);
  const all = pool.length === 0 ? supplies : [...pool, ...supplies];
  return waysToPay(cost).some(
    (way) =>
      way.life <= Math.max(0, life) &&
      way.needs.length <= net + pool.length &&
      match(all, demandsOf(way)) !== null,
  );
}

/** What mana abilities come to at best, each alternative of each by itself. */
interface Best {
  readonly net: number;
  readonly supplies: readonly Supply[];
  /** That is what they come to: each can be used in one way, which costs neither mana nor life, and all of them together. */
  readonly isExact: boolean;
}

export const bestOf = onceForLatest((groups: readonly Group[]): Best => {
  const supplies: Supply[] = [];
  let net = 0;
  let isExact = true;
  for (const { alternatives } of groups) {
    if (alternatives.length !== 1) isExact = false;
    let most = 0;
    for (const one of alternatives) {
      if (one.costs.length > 0 || one.uses.some(({ of }) => of === 'life')) isExact = false;
      for (const { mask, snow } of one.units) supplies.push({ mask, snow, from: 0 });
      most = Math.max(most, netOf(one));
    }
    net += most;
  }
  if (isExact) {
    const uses = groups.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.uses));
    isExact = shortOf(uses) === null;
  }
  return { net, supplies, isExact };
});

/** How much mana there is more after an alternative was used. */
const netOf = ({ units, costs }: Alternative): number =>
  units.length - (costs.length === 0 ? 0 : Math.min(...costs.map((needs) => needs.length)));
