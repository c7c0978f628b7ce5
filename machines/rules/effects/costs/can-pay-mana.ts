import type { Game } from '../../state/game.ts';
import type { ManaCost, ManaUnit } from '../../state/mana.ts';
import { type ManaAbility, manaAbilities } from '../mana/sources.ts';
import type { CostContext } from './context.ts';
import { bestOf, couldPay } from './enough.ts';
import { furtherOf } from './further-activations.ts';
import { groupsFor, nothingReserved } from './groups.ts';
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
  const isSame = pool.every(({ spendOnly }) => spendOnly === null) && !dependsOnMore(abilities);
  if (!isSame) return planMana(game, context, cost, nothingReserved, true) !== null;
  let known = answers.get(abilities);
  if (known === undefined || known.pool !== pool || known.life !== life) {
    known = { pool, life, payable: new Map() };
    answers.set(abilities, known);
  }
  let found = known.payable.get(cost);
  if (found === undefined) {
    const groups = groupsFor(game, context, nothingReserved, true);
    found = bestOf(groups).isExact
      ? couldPay(groups, poolOf(game, context), cost, life)
      : planMana(game, context, cost, nothingReserved, true) !== null;
    known.payable.set(cost, found);
  }
  return found;
}

const nobodys: readonly ManaUnit[] = Object.freeze([]);

const depending = new WeakMap<readonly ManaAbility[], boolean>();

/** Whether what these can pay depends on what is paid for, or on the objects that some of them ask for. */
function dependsOnMore(abilities: readonly ManaAbility[]): boolean {
  let found = depending.get(abilities);
  if (found === undefined) {
    found =
      furtherOf(abilities).length > 0 ||
      abilities.some(({ makes }) => makes?.some(({ spendOnly }) => spendOnly !== null));
    depending.set(abilities, found);
  }
  return found;
}
