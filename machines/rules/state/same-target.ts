import type { Target } from './object.ts';

/** Two targets are the same object or the same player. */
export function sameTarget(one: Target, other: Target): boolean {
  return 'object' in one
    ? 'object' in other && one.object === other.object
    : 'player' in other && one.player === other.player;
}
