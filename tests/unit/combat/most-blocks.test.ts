import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockProblem, mostBlocks } from '../../../machines/combat/most-blocks.ts';

const problems: fc.Arbitrary<BlockProblem> = fc.integer({ min: 1, max: 3 }).chain((attackers) =>
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
        most: fc.constantFrom(1, 1, 2, Number.POSITIVE_INFINITY),
        notAlone: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    attackers: fc.array(
      fc.record({
        fewest: fc.constantFrom(1, 1, 2, 3),
        most: fc.constantFrom(null, null, 1, 2),
        obeysIfBlocked: fc.nat(1),
      }),
      { minLength: attackers, maxLength: attackers },
    ),
    most: fc.constantFrom(null, null, 1, 2, 3),
  }),
);

type Blocks = readonly (readonly number[])[];

/** How many requirements a declaration obeys; null if it breaks a restriction. Read off the rule, one by one. */
function judged(problem: BlockProblem, blocks: Blocks): number | null {
  const blocking = blocks.filter((list) => list.length > 0).length;
  if (problem.most !== null && blocking > problem.most) return null;
  if (blocking === 1 && blocks.some((list, index) => list.length > 0 && problem.blockers[index]?.notAlone))
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
    if (count > 0 && (count < fewest || (most !== null && count > most))) return null;
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

test('509.1c: as many requirements are obeyed as by trying every declaration', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const found = mostBlocks(problem);
      const best = Math.max(...everyBlock(problem).map((blocks) => judged(problem, blocks) ?? -1));
      expect(found.obeyed).toBe(best);
      expect(judged(problem, found.blocks)).toBe(best);
    }),
    { numRuns: 500 },
  );
});

test('509.1c: twenty creatures that must block twenty attackers that take two blockers each', () => {
  const problem: BlockProblem = {
    blockers: Array.from({ length: 20 }, (_, index) => ({
      options: Array.from({ length: 20 }, (_unused, attacker) => ({ attacker, obeys: 0 })),
      obeysByBlocking: index < 5 ? 1 : 0,
      most: 1,
      notAlone: false,
    })),
    attackers: Array.from({ length: 20 }, (_, index) => ({
      fewest: 2,
      most: null,
      obeysIfBlocked: index < 12 ? 1 : 0,
    })),
    most: null,
  };
  expect(mostBlocks(problem).obeyed).toBe(15);
});

test('509.1c: twelve different attackers that take two blockers each, more than can all be blocked', () => {
  const problem: BlockProblem = {
    blockers: Array.from({ length: 12 }, (_, index) => ({
      options: Array.from({ length: 12 }, (_unused, attacker) => ({
        attacker,
        obeys: (index + attacker) % 5 === 0 ? 1 : 0,
      })),
      obeysByBlocking: index % 2,
      most: 1,
      notAlone: false,
    })),
    attackers: Array.from({ length: 12 }, () => ({ fewest: 2, most: null, obeysIfBlocked: 1 })),
    most: null,
  };
  expect(mostBlocks(problem).obeyed).toBeGreaterThan(12);
});
