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
  inWordsOf,
  lockedCost,
  type ObjectId,
  type PlayerId,
  payMemory,
  type Remembered,
  type Scope,
  type Verdict,
} from '../rules/index.ts';
import { changesOn } from './rule-changes.ts';

/** A cost to attack or block, and in whose words it is. */
export interface CombatCost {
  readonly cost: readonly CostPart[];
  readonly scope: Scope;
}

/** The costs that must be paid for this creature to attack this defender (508.1h). */
export const costsToAttack = (game: Game, { object, defender }: AttackerAnswer): readonly CombatCost[] =>
  changesOn(game, object, 'costToAttack')
    .filter(({ change, scope }) => isProtectedBy(game, change.of, scope.you, defender))
    .map(({ change, scope }) => ({ cost: [{ mana: change.costToAttack }], scope }));

/** The costs that must be paid for this creature to block (509.1d). */
export const costsToBlock = (game: Game, blocker: ObjectId): readonly CombatCost[] =>
  changesOn(game, blocker, 'costToBlock').map(({ change, scope }) => ({
    cost: [{ mana: change.costToBlock }],
    scope,
  }));

/** What the procedure `pay` begins with to pay all these costs as one (508.1h-j, 509.1d-f): locked in from here on. */
export const combatPayment = (game: Game, player: PlayerId, costs: readonly CombatCost[]): Remembered =>
  payMemory(contextOf(player, costs), totalOf(game, costs), { mode: 'manual' });

/** Can the player pay all these costs, which the declaration has (508.1j, 509.1f)? */
export const costsVerdict = (game: Game, player: PlayerId, costs: readonly CombatCost[]): Verdict =>
  costs.length === 0 ? allowed : canPay(game, contextOf(player, costs), totalOf(game, costs));

/** Under which name what paid for one of several costs is found among what paid for the total cost. */
export const paidForCost = (at: number): string => `cost ${at}`;

const totalOf = (game: Game, costs: readonly CombatCost[]): readonly CostPart[] =>
  costs.flatMap(({ cost, scope }, at) =>
    lockedCost(game, scope, cost).map((part) => inWordsOf(scope, paidForCost(at), part)),
  );

const contextOf = (player: PlayerId, [first]: readonly CombatCost[]) =>
  costContext(player, first?.scope.self ?? noObject);
const noObject = -1;

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
