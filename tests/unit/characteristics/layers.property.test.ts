import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, naiveLayers } from './naive-layers.ts';
import { addingBoard, anyBoard, type Board, crowdedBoard, engineLayers } from './random-effects.ts';

/** Fewer where each of many broken rules is tried against all of them, and the same each time. */
const isMutated = process.env.MUTATED_FOLDER !== undefined;
const runs = (count: number) => (isMutated ? { numRuns: count / 10, seed: 613 } : { numRuns: count });

/** What the naive layers say of each permanent; which static abilities it has shows in what they do. */
const naive = ({ permanents, spells }: Board) =>
  naiveLayers(permanents, spells).permanents.map((permanent) => {
    const { abilities: _abilities, ...others } = inOrder(permanent);
    return others;
  });

describe('613.8: the order of up to seven random effects', () => {
  test.each([
    ['of all kinds', anyBoard, 1200],
    ['of types, in one layer', crowdedBoard, 1200],
  ])('613.8a-c: %s: is what trying every pair after every effect comes to', (_kinds, board, numRuns) => {
    let depended = 0;
    fc.assert(
      fc.property(board, (tried) => {
        const { dependencies } = naiveLayers(tried.permanents, tried.spells);
        if (dependencies > 0) depended += 1;
        expect(engineLayers(tried)).toEqual(naive(tried));
      }),
      runs(numRuns),
    );
    expect(depended).toBeGreaterThan(isMutated ? 10 : 100);
  });

  test('613.8a-c: does not matter where no effect depends on another and all commute', () => {
    let tried = 0;
    fc.assert(
      fc.property(
        addingBoard,
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { minLength: 13 }),
        (board, order) => {
          const { allCommute, dependencies } = naiveLayers(board.permanents, board.spells);
          if (dependencies > 0 || !allCommute) return;
          tried += 1;
          expect(engineLayers(inOtherOrder(board, order))).toEqual(engineLayers(board));
        },
      ),
      runs(600),
    );
    expect(tried).toBeGreaterThan(isMutated ? 10 : 100);
  });
});

const inOtherOrder = ({ permanents, spells }: Board, order: readonly number[]): Board => ({
  permanents: permanents.map((one, at) => ({ ...one, timestamp: order[at] ?? 0 })),
  spells: spells.map((one, at) => ({ ...one, timestamp: order[permanents.length + at] ?? 0 })),
});
