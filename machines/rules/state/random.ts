import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { EngineError } from './error.ts';
import type { Foretold, Game } from './game.ts';
import type { PlayerId } from './identity.ts';
import { write } from './write.ts';

/** The state of the random generator: what xoroshiro128+ needs to go on. */
export type RandomState = readonly [number, number, number, number];

/**
 * The generator's state for a seed: any text; the same text gives the same games everywhere. Throws an `EngineError` for
 * what is no text, of which all would give the same.
 */
export function randomFromSeed(seed: string): RandomState {
  if (typeof seed !== 'string') throw new EngineError(`A seed is a text, not ${String(seed)}.`);
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return stateOf(xoroshiro128plus(hash));
}

function stateOf(generator: { getState(): readonly number[] }): RandomState {
  const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
  return [a, b, c, d];
}

/** A random whole number from 0 to `below` − 1; moves the game's random state on. */
export function random(game: Game, below: number): number {
  const generator = xoroshiro128plusFromState([...game.random]);
  const drawn = uniformInt(generator, 0, below - 1);
  write(game).root.random = stateOf(generator);
  return drawn;
}

/** The next result of a player's flips or rolls that is not left to chance, which is then used up; undefined: none is. */
export function nextForetold<What extends keyof Foretold>(
  game: Game,
  player: PlayerId,
  what: What,
): Foretold[What][number] | undefined {
  const { foretold } = game.players[player] ?? {};
  const result = foretold?.[what][0];
  if (foretold !== undefined && result !== undefined)
    write(game).player(player).foretold = { ...foretold, [what]: foretold[what].slice(1) };
  return result;
}

/** So many of the items, each as likely, in a random order; as they are, where that is all of them. */
export const atRandom = <T>(game: Game, items: readonly T[], count: number): readonly T[] =>
  count >= items.length ? items : shuffled(game, items).slice(0, count);

/** The items in a random order (701.24); each order is as likely. */
export function shuffled<T>(game: Game, items: readonly T[]): readonly T[] {
  const generator = xoroshiro128plusFromState([...game.random]);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const [a, b] = [result[last], result[other]];
    if (a !== undefined && b !== undefined) {
      result[last] = b;
      result[other] = a;
    }
  }
  write(game).root.random = stateOf(generator);
  return result;
}
