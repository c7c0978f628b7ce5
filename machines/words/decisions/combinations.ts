import type { Pick } from './word.ts';

/** The first `limit` of what a generator gives. */
export function take<T>(from: Iterable<T>, limit: number): readonly T[] {
  const taken: T[] = [];
  if (limit <= 0) return taken;
  for (const item of from) {
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}

/** Numbers from 0 to `count` − 1. */
export function positions(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, position) => position);
}

/** The sets of `min` to `max` of these items, in the order given, smaller sets first. */
export function* subsets<T>(items: readonly T[], min: number, max: number): Generator<readonly T[]> {
  for (let size = Math.max(0, min); size <= Math.min(max, items.length); size++) {
    yield* subsetsOf(items, size, 0);
  }
}

function* subsetsOf<T>(items: readonly T[], size: number, from: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - size; index++) {
    const item = items[index];
    if (item === undefined) continue;
    for (const rest of subsetsOf(items, size - 1, index + 1)) yield [item, ...rest];
  }
}

/** Ascending lists of `min` to `max` of these items, each as often as one likes. */
export function* multisets<T>(items: readonly T[], min: number, max: number): Generator<readonly T[]> {
  for (let size = Math.max(0, min); size <= max; size++) yield* multisetsOf(items, size, 0);
}

function* multisetsOf<T>(items: readonly T[], size: number, from: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) continue;
    for (const rest of multisetsOf(items, size - 1, index)) yield [item, ...rest];
  }
}

/** The orders of these items; the order given comes first. */
export function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    const others = [...items.slice(0, index), ...items.slice(index + 1)];
    for (const rest of permutations(others)) yield [item, ...rest];
  }
}

/** The ways to divide an amount into `parts`, each at least `least` (601.2d). */
export function* divisions(amount: number, parts: number, least: number): Generator<readonly number[]> {
  if (parts === 0) {
    if (amount === 0) yield [];
    return;
  }
  if (parts === 1) {
    if (amount >= least) yield [amount];
    return;
  }
  for (let share = amount - least * (parts - 1); share >= least; share--) {
    for (const rest of divisions(amount - share, parts - 1, least)) yield [share, ...rest];
  }
}

/** The ways to lay cards on piles, each pile in any order; all on the first pile comes first. */
export function* arrangements(
  cards: readonly number[],
  piles: number,
): Generator<readonly (readonly number[])[]> {
  for (const order of permutations(cards)) yield* cut(order, piles);
}

function* cut(order: readonly number[], piles: number): Generator<readonly (readonly number[])[]> {
  if (piles === 1) {
    yield [order];
    return;
  }
  for (let size = order.length; size >= 0; size--) {
    for (const rest of cut(order.slice(size), piles - 1)) yield [order.slice(0, size), ...rest];
  }
}

/** `count` of these items by chance, none twice, in an order by chance. */
export function drawn<T>(items: readonly T[], count: number, pick: Pick): readonly T[] {
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(pick(left.length), 1));
  return taken;
}

/** A number from `min` to `max` by chance. */
export function between(min: number, max: number, pick: Pick): number {
  return min + pick(Math.max(1, max - min + 1));
}
