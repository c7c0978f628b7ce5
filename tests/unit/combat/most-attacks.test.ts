import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttackProblem, mostAttacks } from '../../../machines/combat/most-attacks.ts';

const none = Number.POSITIVE_INFINITY;

const problems: fc.Arbitrary<AttackProblem> = fc.integer({ min: 1, max: 3 }).chain((defenders) =>
  fc.record({
    creatures: fc.array(
      fc.record({
        options: fc
          .uniqueArray(fc.integer({ min: 0, max: defenders - 1 }), { minLength: 1 })
          .chain((list) =>
            fc.tuple(
              ...list.map((defender) => fc.record({ defender: fc.constant(defender), obeys: fc.nat(2) })),
            ),
          ),
        others: fc.nat(3),
        onlyAlone: fc.constantFrom(false, false, true),
      }),
      { maxLength: 6 },
    ),
    most: fc.option(fc.nat(3), { nil: none }),
    mostAgainst: fc.array(fc.option(fc.nat(2), { nil: none }), {
      minLength: defenders,
      maxLength: defenders,
    }),
  }),
);

type Attacks = readonly (number | null)[];

/** How many requirements a declaration obeys; null if it breaks a restriction. Read off the rule, one by one. */
function judged(problem: AttackProblem, attacks: Attacks): number | null {
  const attacking = attacks.filter((defender) => defender !== null).length;
  if (attacking > problem.most) return null;
  for (const [defender, limit] of problem.mostAgainst.entries())
    if (attacks.filter((one) => one === defender).length > limit) return null;
  const attackers = problem.creatures.filter((_, index) => (attacks[index] ?? null) !== null);
  if (attackers.some(({ others, onlyAlone }) => attacking <= others || (onlyAlone && attacking > 1)))
    return null;
  let obeyed = 0;
  for (const [index, defender] of attacks.entries()) {
    if (defender === null) continue;
    const option = problem.creatures[index]?.options.find((one) => one.defender === defender);
    if (option === undefined) return null;
    obeyed += option.obeys;
  }
  return obeyed;
}

function everyAttack(problem: AttackProblem): readonly Attacks[] {
  return problem.creatures.reduce<readonly Attacks[]>(
    (all, { options }) =>
      all.flatMap((list) => [null, ...options.map((one) => one.defender)].map((one) => [...list, one])),
    [[]],
  );
}

test('508.1d: as many requirements are obeyed as by trying every declaration', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const found = mostAttacks(problem);
      const best = Math.max(...everyAttack(problem).map((attacks) => judged(problem, attacks) ?? -1));
      expect(found.obeyed).toBe(best);
      expect(judged(problem, found.attacks)).toBe(best);
      expect(mostAttacks(problem, best)).toEqual({ obeyed: best, attacks: [] });
    }),
    { numRuns: 300 },
  );
});

test('508.1d: of creatures that nothing requires to attack only those attack that another needs', () => {
  const creature = (obeys: number, others = 0) => ({
    options: [{ defender: 0, obeys }],
    others,
    onlyAlone: false,
  });
  const attacks = (...creatures: AttackProblem['creatures']) =>
    mostAttacks({ creatures, most: none, mostAgainst: [none] }).attacks;
  expect(attacks(creature(0), creature(1), creature(0))).toEqual([null, 0, null]);
  expect(attacks(creature(1, 1), creature(0), creature(0))).toEqual([0, null, 0]);
  expect(attacks(creature(0), creature(0))).toEqual([]);
});

test('508.1d: forty creatures and four defenders with limits take no time', () => {
  const problem: AttackProblem = {
    creatures: Array.from({ length: 40 }, (_, index) => ({
      options: [0, 1, 2, 3].map((defender) => ({ defender, obeys: (index + defender) % 3 })),
      others: index % 2,
      onlyAlone: false,
    })),
    most: 7,
    mostAgainst: [2, 2, none, 1],
  };
  const { obeyed, attacks } = mostAttacks(problem);
  expect(obeyed).toBe(14);
  expect(judged(problem, attacks)).toBe(14);
});
