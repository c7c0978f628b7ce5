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
      fc.property(inSomeOrder, ([board, order]) => {
        if (!ordersFrom(order).every((one) => isWithoutOrder(inOrderOf(board, one)))) return;
        tried += 1;
        expect(engineLayers(inOrderOf(board, order))).toEqual(engineLayers(inOrderOf(board, inTurn(order))));
      }),
      runs(600),
    );
    expect(tried).toBeGreaterThan(isMutated ? 10 : 100);
  });
});

const inTurn = (some: readonly unknown[]): readonly number[] => some.map((_, at) => at);

/** What says something on a board, by its place: permanents, then spells. */
const saying = ({ permanents, spells }: Board): readonly number[] =>
  inTurn([...permanents, ...spells]).filter((at) => permanents[at]?.abilities.length !== 0);

/** A board, and an order of what says something there: the timestamp of each. */
const inSomeOrder = addingBoard.chain((board) => {
  const plain = inTurn(saying(board));
  return fc.tuple(fc.constant(board), fc.shuffledSubarray([...plain], { minLength: plain.length }));
});

/** The board with these timestamps; those of what says nothing don't matter. */
function inOrderOf(board: Board, order: readonly number[]): Board {
  const places = saying(board);
  const timestampAt = (at: number) => order[places.indexOf(at)] ?? 0;
  return {
    permanents: board.permanents.map((one, at) => ({ ...one, timestamp: timestampAt(at) })),
    spells: board.spells.map((one, at) => ({ ...one, timestamp: timestampAt(board.permanents.length + at) })),
  };
}

/** Whether nothing depends on anything and all commute, whichever of them were applied already. */
function isWithoutOrder({ permanents, spells }: Board): boolean {
  const { allCommute, dependencies } = naiveLayers(permanents, spells);
  return dependencies === 0 && allCommute;
}

/**
 * The orders from this one to the plain one, in each of which two that follow each other have changed places: that any
 * two effects commute says nothing of three, such as two by which things grow and one that affects what is small.
 */
function ordersFrom(order: readonly number[]): readonly (readonly number[])[] {
  const now = [...order];
  const orders = [order];
  for (let last = now.length - 1; last > 0; last--)
    for (let timestamp = 0; timestamp < last; timestamp++) {
      const [one, next] = [now.indexOf(timestamp), now.indexOf(timestamp + 1)];
      if (one < next) continue;
      [now[one], now[next]] = [timestamp + 1, timestamp];
      orders.push([...now]);
    }
  return orders;
}
