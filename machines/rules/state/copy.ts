/**
 * A copy of something plain, of which no part is the same: what a game keeps in two places it keeps twice, as it is a
 * tree. Much quicker than `structuredClone`, and for plain JSON alone.
 */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let at = 0; at < list.length; at += 1) {
      const part = list[at];
      if (typeof part === 'object' && part !== null) list[at] = copyOf(part);
    }
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyOf(part);
  }
  return copy;
}
