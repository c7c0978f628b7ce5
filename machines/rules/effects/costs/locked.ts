import { quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import { partsIn } from '../../state/is-record.ts';
import type { ManaCost } from '../../state/mana.ts';
import { genericIn, parseManaCost, printManaCost, withGeneric } from '../../state/mana-cost.ts';
import { type Scope, xOf } from '../../state/scope.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord, isQuantity, quantityWord } from '../../state/word-table.ts';

/** A cost; null is one that can't be paid, such as the mana cost of what has none (118.6). */
export type Cost = readonly CostPart[] | null;

/**
 * A cost with its amounts worked out: X is what was chosen for it (107.3), all mana is one part (without generic
 * symbols twice), all life one part, and loyalty costs are one (606.5). Locked in: locking it again changes nothing.
 */
export function lockedCost(game: Game, scope: Scope, cost: readonly CostPart[]): readonly CostPart[] {
  const [only, ...rest] = cost;
  if (only === undefined || (rest.length === 0 && isLocked(only))) return cost;
  const x = xOf(scope) ?? 0;
  const mana: string[] = [];
  const others: CostPart[] = [];
  for (const part of cost) {
    const { asMana } = costWord(part);
    const means = part.pay === 'mana' ? part.cost : asMana?.cost(part);
    if (means !== undefined) mana.push(means);
    if (means === undefined) others.push(counted(game, scope, part));
    else if (asMana !== undefined) others.push(asMana.with(part, genericIn(withX(parseManaCost(means), x))));
  }
  const all = withX(parseManaCost(mana.join('')), x);
  return [
    ...(mana.length > 0 ? [{ pay: 'mana' as const, cost: printManaCost(all) }] : []),
    ...together(others),
  ];
}

/** A cost in which all life is one part, and loyalty costs are one (606.5), after the others. Its amounts are worked out. */
export function together(cost: readonly CostPart[]): readonly CostPart[] {
  const isSummed = (part: CostPart): boolean => costWord(part).together !== undefined;
  const firsts = cost.filter(
    (part, at) => isSummed(part) && cost.findIndex(({ pay }) => pay === part.pay) === at,
  );
  const sums = firsts.flatMap(
    (first) => costWord(first).together?.(cost.filter(({ pay }) => pay === first.pay)) ?? [],
  );
  return [...cost.filter((part) => !isSummed(part)), ...sums];
}

/** A part without an amount, or a mana cost without X. */
const isLocked = (part: CostPart): boolean =>
  costWord(part).symbol !== undefined || (part.pay === 'mana' && !part.cost.includes('X'));

/** The same cost with X put in, and its generic symbols as one. */
export function withX(cost: ManaCost, x: number): ManaCost {
  const others = cost.filter((symbol) => symbol !== 'X');
  return withGeneric(others, genericIn(cost) + x * (cost.length - others.length));
}

const counted = (game: Game, scope: Scope, part: CostPart): CostPart =>
  costWord(part).counted(part, (amount) => Math.max(0, quantity(game, scope, amount ?? 1)));

/** The mana of a locked cost. */
export function manaOf(cost: readonly CostPart[]): ManaCost {
  const part = cost.find((one) => one.pay === 'mana');
  return part === undefined ? [] : parseManaCost(part.cost);
}

/** No mana, in the place of what is paid already. */
export const noMana: CostPart = { pay: 'mana', cost: '' };

/** Whether X stands in a cost, so that a value is chosen for it (107.3a, 601.2b). */
export const hasX = (cost: readonly CostPart[]): boolean =>
  cost.some((part) => costWord(part).hasX(part, saysX)) || choosesByX(cost);

/** Whether X says which objects are paid with ("a creature with mana value X"): some values are possible, and none between. */
export const choosesByX = (cost: readonly CostPart[]): boolean =>
  cost.some((part) => 'what' in part && saysX(part.what));

/** Whether X stands in a number, also within another or in what is counted. */
const saysX = (amount: unknown): boolean =>
  (isQuantity(amount) && quantityWord(amount).isX === true) || partsIn(amount).some(saysX);
