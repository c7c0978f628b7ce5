/**
 * Whether a cost of this name is among those that were paid. One that has a kind and says which of it, as `kicker {R}`,
 * is also one of its kind: `kicker` (702.33d, 702.33f).
 */
export const isPaid = (paid: Iterable<string>, name: string): boolean => {
  for (const one of paid) if (one === name || one.startsWith(`${name} `)) return true;
  return false;
};
