import { quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ManaCost } from '../../state/mana.ts';
import { genericIn, parseManaCost, printManaCost, withGeneric } from '../../state/mana-cost.ts';
import { type Scope, xOf } from '../../state/scope.ts';
import type { CostPart, Quantity } from '../../state/vocabulary/index.ts';

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
    if ('mana' in part) mana.push(part.mana);
    else if ('payLife' in part) life += Math.max(0, quantity(game, scope, part.payLife));
    else if ('loyalty' in part)
      loyalty = (loyalty ?? 0) + (part.loyalty === '-X' ? -(xOf(scope) ?? 0) : part.loyalty);
    else if ('perform' in part && part.cost !== undefined) {
      const { cost: paid, ...performed } = part;
      mana.push(paid);
      others.push({ ...performed, n: genericIn(withX(parseManaCost(paid), xOf(scope) ?? 0)) });
    } else others.push(counted(game, scope, part));
  }
  const all = withX(parseManaCost(mana.join('')), xOf(scope) ?? 0);
  return [
    ...(mana.length > 0 ? [{ mana: printManaCost(all) }] : []),
    ...others,
    ...(life > 0 ? [{ payLife: life }] : []),
    ...(loyalty === null ? [] : [{ loyalty }]),
  ];
}

/** A mana cost without X, or a part without an amount. */
const isLocked = (part: CostPart): boolean =>
  'tap' in part || 'untap' in part || ('mana' in part && !part.mana.includes('X'));

/** The same cost with X put in, and its generic symbols as one. */
export function withX(cost: ManaCost, x: number): ManaCost {
  const others = cost.filter((symbol) => symbol !== 'X');
  return withGeneric(others, genericIn(cost) + x * (cost.length - others.length));
}

function counted(game: Game, scope: Scope, part: CostPart): CostPart {
  const count = (amount: Quantity | undefined) => Math.max(0, quantity(game, scope, amount ?? 1));
  if ('mill' in part) return { ...part, mill: count(part.mill) };
  if ('exileTop' in part) return { ...part, exileTop: count(part.exileTop) };
  if ('payEnergy' in part) return { payEnergy: count(part.payEnergy) };
  if ('perform' in part) return part.n === undefined ? part : { ...part, n: count(part.n) };
  if ('tapTotalPower' in part) return { ...part, tapTotalPower: count(part.tapTotalPower) };
  if ('removeCounters' in part || 'putCounters' in part || 'tapPermanents' in part)
    return { ...part, count: count(part.count) };
  if (
    'sacrifice' in part ||
    'returnToHand' in part ||
    'putIntoGraveyard' in part ||
    'discard' in part ||
    'exile' in part ||
    'reveal' in part
  )
    return {
      ...part,
      count: count(part.count),
      ...('exile' in part &&
        part.totalManaValue !== undefined && { totalManaValue: count(part.totalManaValue) }),
    };
  return part;
}

/** The mana of a locked cost. */
export function manaOf(cost: readonly CostPart[]): ManaCost {
  const part = cost.find((one) => 'mana' in one);
  return part !== undefined && 'mana' in part ? parseManaCost(part.mana) : [];
}

/** Whether X stands in a cost, so that a value is chosen for it (107.3a, 601.2b). */
export function hasX(cost: readonly CostPart[]): boolean {
  return cost.some((part) => {
    if ('mana' in part) return part.mana.includes('{X}');
    if ('loyalty' in part) return part.loyalty === '-X';
    if ('payLife' in part) return saysX(part.payLife);
    if ('payEnergy' in part) return saysX(part.payEnergy);
    if ('perform' in part)
      return part.cost?.includes('{X}') === true || (part.n !== undefined && saysX(part.n));
    if ('mill' in part) return saysX(part.mill);
    if ('exileTop' in part) return saysX(part.exileTop);
    if ('exile' in part && part.totalManaValue !== undefined && saysX(part.totalManaValue)) return true;
    if ('tapTotalPower' in part) return saysX(part.tapTotalPower);
    return 'count' in part && part.count !== undefined && saysX(part.count);
  });
}

function saysX(amount: Quantity): boolean {
  if (typeof amount === 'number') return false;
  if ('x' in amount) return true;
  if ('plus' in amount) return amount.plus.some(saysX);
  if ('minus' in amount) return amount.minus.some(saysX);
  if ('times' in amount) return amount.times.some(saysX);
  return 'half' in amount && saysX(amount.half);
}
