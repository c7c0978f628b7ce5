import {
  type AttackerAnswer,
  allowed,
  type CostPart,
  canPay,
  characteristics,
  controllerOf,
  costContext,
  type Defender,
  type Game,
  type ObjectId,
  type PlayerId,
  payMemory,
  type Remembered,
  type Verdict,
} from '../rules/index.ts';
import { changesOn } from './rule-changes.ts';

/** A mana cost to attack or block, and what asks for it. */
export interface CombatCost {
  readonly mana: string;
  readonly source: ObjectId;
}

/** The mana costs that must be paid for this creature to attack this defender (508.1h). */
export const costsToAttack = (game: Game, { object, defender }: AttackerAnswer): readonly CombatCost[] =>
  changesOn(game, object, 'costToAttack')
    .filter(({ change, scope }) => isProtectedBy(game, change.of, scope.you, defender))
    .map(({ change, source }) => ({ mana: change.costToAttack, source }));

/** The mana costs that must be paid for this creature to block (509.1d). */
export const costsToBlock = (game: Game, blocker: ObjectId): readonly CombatCost[] =>
  changesOn(game, blocker, 'costToBlock').map(({ change, source }) => ({ mana: change.costToBlock, source }));

/**
 * What the procedure `pay` begins with to pay all these costs as one (508.1h-j, 509.1d-f): locked in from here on.
 * Null where there are none.
 */
export function combatPayment(player: PlayerId, costs: readonly CombatCost[]): Remembered | null {
  const [first] = costs;
  return first === undefined
    ? null
    : payMemory(costContext(player, first.source), manaIn(costs), { mode: 'manual' });
}

/** Can the player pay all these costs, which the declaration has (508.1j, 509.1f)? */
export function costsVerdict(game: Game, player: PlayerId, costs: readonly CombatCost[]): Verdict {
  const [first] = costs;
  return first === undefined ? allowed : canPay(game, costContext(player, first.source), manaIn(costs));
}

const manaIn = (costs: readonly CombatCost[]): readonly CostPart[] => costs.map(({ mana }) => ({ mana }));

/** Whether a cost for attacking `you`, or `you` and planeswalkers `you` control, is for attacking this defender. */
function isProtectedBy(
  game: Game,
  of: 'you' | 'youAndPlaneswalkers',
  you: PlayerId,
  defender: Defender,
): boolean {
  if ('player' in defender) return defender.player === you;
  return (
    of === 'youAndPlaneswalkers' &&
    characteristics(game, defender.object).types.includes('planeswalker') &&
    controllerOf(game, defender.object) === you
  );
}
