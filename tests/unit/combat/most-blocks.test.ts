import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockProblem, mostBlocks } from '../../../machines/combat/most-blocks.ts';

const none = Number.POSITIVE_INFINITY;

type Blocker = BlockProblem['blockers'][number];
type Attacker = BlockProblem['attackers'][number];

/** Blockers and attackers are called by their places. */
const problemOf = (
  blockers: readonly Omit<Blocker, 'object'>[],
  attackers: readonly Omit<Attacker, 'object'>[],
  most = none,
): BlockProblem => ({
  blockers: blockers.map((blocker, object) => ({ ...blocker, object })),
  attackers: attackers.map((attacker, object) => ({ ...attacker, object })),
  most,
});

const problems: fc.Arbitrary<BlockProblem> = fc
  .integer({ min: 1, max: 3 })
  .chain((attackers) =>
    fc.record({
      blockers: fc.array(
        fc.record({
          options: fc
            .uniqueArray(fc.integer({ min: 0, max: attackers - 1 }))
            .chain((list) =>
              fc.tuple(
                ...list.map((attacker) => fc.record({ attacker: fc.constant(attacker), obeys: fc.nat(1) })),
              ),
            ),
          obeysByBlocking: fc.nat(1),
          most: fc.constantFrom(1, 1, 2, none),
          others: fc.nat(3),
        }),
        { maxLength: 4 },
      ),
      attackers: fc.array(
        fc.record({
          fewest: fc.constantFrom(1, 1, 2, 3),
          most: fc.constantFrom(none, none, 1, 2),
          obeysIfBlocked: fc.nat(1),
        }),
        { minLength: attackers, maxLength: attackers },
      ),
      most: fc.constantFrom(none, none, 1, 2, 3),
    }),
  )
  .map(({ blockers, attackers, most }) => problemOf(blockers, attackers, most));

type Blocks = readonly (readonly number[])[];

/** How many requirements a declaration obeys; null if it breaks a restriction. Read off the rule, one by one. */
function judged(problem: BlockProblem, blocks: Blocks): number | null {
  const blocking = blocks.filter((list) => list.length > 0).length;
  if (blocking > problem.most) return null;
  if (blocks.some((list, index) => list.length > 0 && blocking <= (problem.blockers[index]?.others ?? 0)))
    return null;
  let obeyed = 0;
  for (const [index, list] of blocks.entries()) {
    const blocker = problem.blockers[index];
    if (blocker === undefined || list.length > blocker.most) return null;
    if (list.length > 0) obeyed += blocker.obeysByBlocking;
    for (const attacker of list)
      obeyed += blocker.options.find((one) => one.attacker === attacker)?.obeys ?? 0;
  }
  for (const [attacker, { fewest, most, obeysIfBlocked }] of problem.attackers.entries()) {
    const count = blocks.filter((list) => list.includes(attacker)).length;
    if (count > 0 && (count < fewest || count > most)) return null;
    if (count > 0) obeyed += obeysIfBlocked;
  }
  return obeyed;
}

const subsets = (list: readonly number[]): readonly (readonly number[])[] =>
  list.reduce<readonly (readonly number[])[]>(
    (all, one) => all.concat(all.map((set) => [...set, one])),
    [[]],
  );

const everyBlock = (problem: BlockProblem): readonly Blocks[] =>
  problem.blockers.reduce<readonly Blocks[]>(
    (all, { options }) =>
      all.flatMap((list) => subsets(options.map((one) => one.attacker)).map((set) => [...list, set])),
    [[]],
  );

/** What each blocker blocks in what was found. */
const found = (problem: BlockProblem, obeyed?: number) => {
  const result = mostBlocks(problem, obeyed);
  const blocks = problem.blockers.map(
    ({ object }) => result.blocks.find((one) => one.object === object)?.attackers ?? [],
  );
  return { obeyed: result.obeyed, blocks, blocking: result.blocks };
};

test('509.1c: as many requirements are obeyed as by trying every declaration', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { obeyed, blocks, blocking } = found(problem);
      const best = Math.max(...everyBlock(problem).map((one) => judged(problem, one) ?? -1));
      expect(obeyed).toBe(best);
      expect(judged(problem, blocks)).toBe(best);
      expect(blocking.every(({ attackers }) => attackers.length > 0)).toBe(true);
      expect(blocking.map(({ object }) => object)).toEqual(
        blocking.map(({ object }) => object).sort((one, other) => one - other),
      );
    }),
    { numRuns: 500 },
  );
});

test('509.1c: only a declaration that obeys more than the one at hand is found', () => {
  const bears = { options: [{ attacker: 0, obeys: 0 }], obeysByBlocking: 1, most: 1, others: 0 };
  const problem = problemOf([bears, bears], [{ fewest: 1, most: none, obeysIfBlocked: 0 }]);
  expect(found(problem, 1)).toMatchObject({ obeyed: 2, blocks: [[0], [0]] });
  expect(mostBlocks(problem, 2)).toEqual({ obeyed: 2, blocks: [] });
});

test('509.1c: an attacker that needs more blockers than there are hides none that must be blocked', () => {
  const bear = {
    options: [
      { attacker: 0, obeys: 0 },
      { attacker: 1, obeys: 0 },
    ],
    obeysByBlocking: 0,
    most: 1,
    others: 0,
  };
  const attackers = [
    { fewest: 3, most: none, obeysIfBlocked: 0 },
    { fewest: 2, most: none, obeysIfBlocked: 1 },
  ];
  expect(found(problemOf([bear, bear], attackers)).blocks).toEqual([[1], [1]]);
  expect(found(problemOf([bear], attackers)).blocks).toEqual([[]]);
});

test('509.1c: attackers that differ only in what requires a creature to block them are not the same', () => {
  const bear = (...obeys: readonly number[]) => ({
    options: obeys.map((one, attacker) => ({ attacker, obeys: one })),
    obeysByBlocking: 0,
    most: 1,
    others: 0,
  });
  const menace = { fewest: 2, most: none, obeysIfBlocked: 1 };
  const crowd = { fewest: 4, most: none, obeysIfBlocked: 1 };
  const problem = problemOf([bear(0, 0, 0), bear(0, 1, 1), bear(0, 0, 1)], [crowd, menace, menace]);
  expect(found(problem).obeyed).toBe(3);
});

test('509.1c: with few blockers those attackers are blocked that obey more for each', () => {
  const attackers = [
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
    [1, 1],
  ].map(([fewest = 1, obeysIfBlocked = 0]) => ({ fewest, most: none, obeysIfBlocked }));
  const bear = {
    options: attackers.map((_, attacker) => ({ attacker, obeys: 0 })),
    obeysByBlocking: 0,
    most: 1,
    others: 0,
  };
  const bears = (count: number) => Array.from({ length: count }, () => bear);
  const obeyed = [1, 2, 3, 4, 5, 6, 7].map((count) => found(problemOf(bears(count), attackers)).obeyed);
  expect(obeyed).toEqual([2, 3, 4, 5, 6, 6, 7]);
});

test('509.1c: twenty creatures that must block twenty attackers that take two blockers each', () => {
  const problem = problemOf(
    Array.from({ length: 20 }, (_, index) => ({
      options: Array.from({ length: 20 }, (_unused, attacker) => ({ attacker, obeys: 0 })),
      obeysByBlocking: index < 5 ? 1 : 0,
      most: 1,
      others: 0,
    })),
    Array.from({ length: 20 }, (_, index) => ({
      fewest: 2,
      most: none,
      obeysIfBlocked: index < 12 ? 1 : 0,
    })),
  );
  expect(mostBlocks(problem).obeyed).toBe(15);
});

test('509.1c: twelve different attackers that take two blockers each, more than can all be blocked', () => {
  const problem = problemOf(
    Array.from({ length: 12 }, (_, index) => ({
      options: Array.from({ length: 12 }, (_unused, attacker) => ({
        attacker,
        obeys: (index + attacker) % 5 === 0 ? 1 : 0,
      })),
      obeysByBlocking: index % 2,
      most: 1,
      others: 0,
    })),
    Array.from({ length: 12 }, () => ({ fewest: 2, most: none, obeysIfBlocked: 1 })),
  );
  expect(mostBlocks(problem).obeyed).toBeGreaterThan(12);
});
