import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { randomFromSeed } from '../../rules/index.ts';
import type { Pick } from './player.ts';

/** Chance of its own for a player: the same seed gives the same numbers. The game's random state is not touched. */
export function chance(seed: string): Pick {
  const generator = xoroshiro128plusFromState([...randomFromSeed(seed)]);
  return (below) => (below <= 1 ? 0 : uniformInt(generator, 0, below - 1));
}
