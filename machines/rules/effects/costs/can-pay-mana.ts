import type { Game } from '../../state/game.ts';
import type { ManaCost, ManaUnit } from '../../state/mana.ts';
import { onceForLatest } from '../../state/once-for.ts';
import { type ManaAbility, manaAbilities } from '../mana/sources.ts';
import type { CostContext } from './context.ts';
import { bestOf, couldPay } from './enough.ts';
import { furtherOf } from './further-activations.ts';
import { groupsFor, nothingReserved } from './groups.ts';
import { lifeToPay } from './limited.ts';
import { payableFor, waysToPay } from './needs.ts';
import { planMana, poolOf } from './plan.ts';

/** What is so of a list of mana abilities, and answers about it. */
interface Known {
  /** What they can pay depends on what is paid for, or on the objects that some of them ask for. */
  readonly dependsOnMore: boolean;
  /** So much mana they make, if each is activated once: more than that there can't be. */
  readonly most: number;
  /** Answers, as long as the player has this mana and this much life. */
  pool: readonly ManaUnit[];
  life: number;
  payable: Map<ManaCost, boolean>;
}

/**
 * Whether the player could pay this mana and nothing else: what `planMana` says, without the plan where that is quicker.
 * Asked once for the same abilities and the same mana, unless it matters what is paid for or what else is there.
 */
export function canPayMana(game: Game, context: CostContext, printed: ManaCost): boolean {
  const cost = payableFor(game, context, printed);
  const abilities = manaAbilities(game, context.player);
  const { pool = nobodys } = game.players[context.player] ?? {};
  const life = lifeToPay(game, context.player);
  const of = knownOf(abilities);
  const isSame =
    context.fromPool !== true && pool.every(({ spendOnly }) => spendOnly === null) && !of.dependsOnMore;
  if (!isSame) return planMana(game, context, cost, nothingReserved, true) !== null;
  if (!waysToPay(cost).some(({ needs }) => needs.length <= pool.length + of.most)) return false;
  if (of.pool !== pool || of.life !== life) {
    of.pool = pool;
    of.life = life;
    of.payable = new Map();
  }
  let found = of.payable.get(cost);
  if (found === undefined) {
    const groups = groupsFor(game, context, nothingReserved, true);
    found = bestOf(groups).isExact
      ? couldPay(groups, poolOf(game, context), cost, life)
      : planMana(game, context, cost, nothingReserved, true) !== null;
    of.payable.set(cost, found);
  }
  return found;
}

const nobodys: readonly ManaUnit[] = [];

const knownOf = onceForLatest((abilities: readonly ManaAbility[]): Known => {
  let most = 0;
  let isRestricted = false;
  for (const { makes } of abilities) {
    for (const { amount, spendOnly } of makes ?? []) {
      most += amount;
      isRestricted ||= spendOnly !== null;
    }
  }
  const dependsOnMore = isRestricted || furtherOf(abilities).length > 0;
  return { dependsOnMore, most, pool: nobodys, life: 0, payable: new Map() };
});
