/** Every way to take `count` of them, each in their order; the first ones come first. */
export function* combinations<T>(from: readonly T[], count: number, start = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = start; at <= from.length - count; at += 1) {
    const first = from[at];
    if (first === undefined) return;
    for (const rest of combinations(from, count - 1, at + 1)) yield [first, ...rest];
  }
}
