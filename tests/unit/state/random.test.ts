import { describe, expect, it } from 'vitest';
import type { Game } from '../../../machines/rules/state/game.ts';
import { emptyGame } from '../../../machines/rules/state/new-game.ts';
import { nextForetold, random, randomFromSeed, shuffled } from '../../../machines/rules/state/random.ts';
import { open, write } from '../../../machines/rules/state/write.ts';

const game = (seed = 'chance'): Game =>
  open(emptyGame({ seed, players: ['Ada', 'Bo'], definitions: {} }), 'copy');

/** How often each answer came up. */
function counted<Answer>(times: number, ask: () => Answer): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let time = 0; time < times; time += 1) {
    const key = String(ask());
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

describe('a seed', () => {
  it('gives the same numbers each time, and others than another seed', () => {
    const drawn = (seed: string) => {
      const one = game(seed);
      return Array.from({ length: 20 }, () => random(one, 1000));
    };
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
    expect(drawn('ab')).not.toEqual(drawn('ba'));
    expect(randomFromSeed('')).not.toEqual(randomFromSeed('a'));
  });
});

describe('a random number', () => {
  it('is each of those below the limit about as often', () => {
    const one = game();
    const found = counted(6000, () => random(one, 6));
    expect([...found.keys()].sort()).toEqual(['0', '1', '2', '3', '4', '5']);
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('is 0 where only that is possible, and moves the random state on all the same', () => {
    const one = game();
    const before = one.random;
    expect(random(one, 1)).toBe(0);
    random(one, 2);
    expect(one.random).not.toEqual(before);
  });
});

describe('701.24: to shuffle', () => {
  it('gives each order of all the items about as often', () => {
    const one = game();
    const found = counted(6000, () => shuffled(one, ['a', 'b', 'c']).join(''));
    expect([...found.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('leaves the list that it is given as it was', () => {
    const items = Array.from({ length: 60 }, (_, at) => at);
    const order = shuffled(game(), items);
    expect(items).toEqual(Array.from({ length: 60 }, (_, at) => at));
    expect(order).not.toEqual(items);
    expect([...order].sort((a, b) => a - b)).toEqual(items);
  });

  it('comes to the same order for the same seed, and goes on from where chance is', () => {
    const items = Array.from({ length: 60 }, (_, at) => at);
    const one = game();
    const other = game();
    const first = shuffled(one, items);
    expect(shuffled(other, items)).toEqual(first);
    expect(shuffled(one, items)).not.toEqual(first);
    expect(shuffled(game('other'), items)).not.toEqual(first);
  });

  it('has nothing to do with one item, or none', () => {
    expect(shuffled(game(), ['a'])).toEqual(['a']);
    expect(shuffled(game(), [])).toEqual([]);
  });
});

describe('what is not left to chance', () => {
  it('is used up one by one, each kind and each player by themselves', () => {
    const one = game();
    write(one).player(0).foretold = { flips: [true, false], rolls: [4] };
    expect(nextForetold(one, 1, 'flips')).toBeUndefined();
    expect(nextForetold(one, 0, 'flips')).toBe(true);
    expect(nextForetold(one, 0, 'rolls')).toBe(4);
    expect(nextForetold(one, 0, 'rolls')).toBeUndefined();
    expect(nextForetold(one, 0, 'flips')).toBe(false);
    expect(nextForetold(one, 0, 'flips')).toBeUndefined();
    expect(one.players[0]?.foretold).toEqual({ flips: [], rolls: [] });
  });
});
