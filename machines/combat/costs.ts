import {
  type ActiveRule,
  type AttackerAnswer,
  allowed,
  answersOf,
  asTapped,
  type CostContext,
  type CostPart,
  canPay,
  costContext,
  couldPay,
  type Game,
  inWordsOf,
  keywordsOn,
  lockedCost,
  type ObjectId,
  type PlayerId,
  payMemory,
  type Remembered,
  ruleChangesFor,
  type Scope,
  type Verdict,
} from '../rules/index.ts';

/** A cost to attack or block, and in whose words it is. */
export interface CombatCost {
  readonly cost: readonly CostPart[];
  readonly scope: Scope;
}

/** The costs that must be paid for this creature to attack this defender (508.1h). */
export const costsToAttack = (game: Game, { object, defender }: AttackerAnswer): readonly CombatCost[] =>
  answersOf(ruleChangesFor(game, object), (home, rule) =>
    costOf(rule, home.costToAttack?.(game, rule, defender)),
  );

const costOf = ({ scope }: ActiveRule, cost: readonly CostPart[] | undefined): CombatCost | undefined =>
  cost && { cost, scope };

/** The costs that must be paid for all these to attack (508.1h). */
export const costsOfAttack = (game: Game, attackers: readonly AttackerAnswer[]): readonly CombatCost[] =>
  attackers.flatMap((attacker) => costsToAttack(game, attacker));

/** Attacking taps the creatures (508.1f), but those whose keyword ability says otherwise (702.20b). */
export const tapsToAttack = (game: Game, attackers: readonly AttackerAnswer[]): readonly ObjectId[] =>
  attackers.flatMap(({ object }) =>
    keywordsOn(game, object).some(({ module }) => module.attacksUntapped) ? [] : [object],
  );

/**
 * Can the player pay what it costs that these attack (508.1j)? They are tapped before mana abilities can be activated for
 * it (508.1f, 508.1i), so that none of them makes mana by being tapped.
 */
export function attackCostsVerdict(
  game: Game,
  player: PlayerId,
  attackers: readonly AttackerAnswer[],
): Verdict {
  const costs = costsOfAttack(game, attackers);
  return costs.length === 0
    ? allowed
    : costsVerdict(asTapped(game, tapsToAttack(game, attackers)), player, costs);
}

/** The costs that must be paid for this creature to block (509.1d). */
export const costsToBlock = (game: Game, blocker: ObjectId): readonly CombatCost[] =>
  answersOf(ruleChangesFor(game, blocker), (home, rule) => costOf(rule, home.costToBlock?.(rule.change)));

/** What the procedure `pay` begins with to pay all these costs as one (508.1h-j, 509.1d-f): locked in from here on. */
export const combatPayment = (game: Game, player: PlayerId, costs: readonly CombatCost[]): Remembered =>
  payMemory(contextOf(player, costs), totalOf(game, costs), { mode: 'manual' });

/**
 * Can the player pay all these costs, which the declaration has (508.1j, 509.1f)? Also with what mana abilities may bring
 * along (508.1i, 509.1e): then the verdict says what it depends on.
 */
export function costsVerdict(game: Game, player: PlayerId, costs: readonly CombatCost[]): Verdict {
  if (costs.length === 0) return allowed;
  const context = contextOf(player, costs);
  const total = totalOf(game, costs);
  return couldPay(game, context, total, canPay(game, context, total));
}

/** Under which name what paid for one of several costs is found among what paid for the total cost. */
export const paidForCost = (at: number): string => `cost ${at}`;

const totalOf = (game: Game, costs: readonly CombatCost[]): readonly CostPart[] =>
  costs.flatMap(({ cost, scope }, at) =>
    lockedCost(game, scope, cost).map((part) => inWordsOf(scope, paidForCost(at), part)),
  );

const contextOf = (player: PlayerId, [first]: readonly CombatCost[]): CostContext => ({
  ...costContext(player, first?.scope.self ?? noObject),
  open: true,
});
const noObject = -1;
