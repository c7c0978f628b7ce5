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
  const mana: string[] = [];
  let life = 0;
  let loyalty: number | null = null;
  const others: CostPart[] = [];
  for (const part of cost) {
    if (part.pay === 'mana') mana.push(part.cost);
    else if (part.pay === 'life') life += Math.max(0, quantity(game, scope, part.amount));
    else if (part.pay === 'loyalty')
      loyalty = (loyalty ?? 0) + (part.change === '-X' ? -(xOf(scope) ?? 0) : part.change);
    else if (part.pay === 'perform' && part.cost !== undefined) {
      const { cost: paid, ...performed } = part;
      mana.push(paid);
      others.push({ ...performed, n: genericIn(withX(parseManaCost(paid), xOf(scope) ?? 0)) });
    } else others.push(counted(game, scope, part));
  }
  const all = withX(parseManaCost(mana.join('')), xOf(scope) ?? 0);
  return [
    ...(mana.length > 0 ? [{ pay: 'mana' as const, cost: printManaCost(all) }] : []),
    ...others,
    ...(life > 0 ? [{ pay: 'life' as const, amount: life }] : []),
    ...(loyalty === null ? [] : [{ pay: 'loyalty' as const, change: loyalty }]),
  ];
}

/** A mana cost without X, or a part without an amount. */
const isLocked = (part: CostPart): boolean =>
  part.pay === 'tap' || part.pay === 'untap' || (part.pay === 'mana' && !part.cost.includes('X'));

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
  cost.some((part) => costWord(part).hasX(part, saysX));

/** Whether X stands in a number, also within another or in what is counted. */
const saysX = (amount: unknown): boolean =>
  (isQuantity(amount) && quantityWord(amount).isX === true) || partsIn(amount).some(saysX);
