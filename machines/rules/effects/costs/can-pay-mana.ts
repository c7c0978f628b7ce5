import type { Game } from '../../state/game.ts';
import type { ManaCost, ManaUnit } from '../../state/mana.ts';
import { type ManaAbility, manaAbilities } from '../mana/sources.ts';
import type { CostContext } from './context.ts';
import { bestOf, couldPay } from './enough.ts';
import { furtherOf } from './further-activations.ts';
import { groupsFor, nothingReserved } from './groups.ts';
import { waysToPay } from './needs.ts';
import { planMana, poolOf } from './plan.ts';

/** Answers for a list of mana abilities, as long as the player has this mana and this much life. */
interface Answers {
  readonly pool: readonly ManaUnit[];
  readonly life: number;
  readonly payable: Map<ManaCost, boolean>;
}

const answers = new WeakMap<readonly ManaAbility[], Answers>();

/**
 * Whether the player could pay this mana and nothing else: what `planMana` says, without the plan where that is quicker.
 * Asked once for the same abilities and the same mana, unless it matters what is paid for or what else is there.
 */
export function canPayMana(game: Game, context: CostContext, cost: ManaCost): boolean {
  const abilities = manaAbilities(game, context.player);
  const { pool = nobodys, life = 0 } = game.players[context.player] ?? {};
  const { dependsOnMore, most } = together(abilities);
  const isSame = pool.every(({ spendOnly }) => spendOnly === null) && !dependsOnMore;
  if (!isSame) return planMana(game, context, cost, nothingReserved, true) !== null;
  if (!waysToPay(cost).some(({ needs }) => needs.length <= pool.length + most)) return false;
  let now = answers.get(abilities);
  if (now === undefined || now.pool !== pool || now.life !== life) {
    now = { pool, life, payable: new Map() };
    answers.set(abilities, now);
  }
  let found = now.payable.get(cost);
  if (found === undefined) {
    const groups = groupsFor(game, context, nothingReserved, true);
    found = bestOf(groups).isExact
      ? couldPay(groups, poolOf(game, context), cost, life)
      : planMana(game, context, cost, nothingReserved, true) !== null;
    now.payable.set(cost, found);
  }
  return found;
}

const nobodys: readonly ManaUnit[] = Object.freeze([]);

/** What is so of a list of mana abilities together. */
interface Together {
  /** What they can pay depends on what is paid for, or on the objects that some of them ask for. */
  readonly dependsOnMore: boolean;
  /** So much mana they make, if each is activated once: more than that there can't be. */
  readonly most: number;
}

const known = new WeakMap<readonly ManaAbility[], Together>();

function together(abilities: readonly ManaAbility[]): Together {
  let found = known.get(abilities);
  if (found === undefined) {
    const points = abilities.flatMap(({ makes }) => makes ?? []);
    found = {
      dependsOnMore: furtherOf(abilities).length > 0 || points.some(({ spendOnly }) => spendOnly !== null),
      most: points.reduce((sum, { amount }) => sum + amount, 0),
    };
    known.set(abilities, found);
  }
  return found;
}
