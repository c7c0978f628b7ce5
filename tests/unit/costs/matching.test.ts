import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Demand, match, type Supply } from '../../../machines/rules/effects/costs/matching.ts';
import { maskOf, meets, waysToPay } from '../../../machines/rules/effects/costs/needs.ts';
import {
  type ManaCost,
  type ManaSymbol,
  type ManaType,
  manaTypes,
} from '../../../machines/rules/state/mana.ts';
import { parseManaCost } from '../../../machines/rules/state/mana-cost.ts';

const supply = fc.record({
  mask: fc.integer({ min: 1, max: 63 }),
  snow: fc.boolean(),
  from: fc.integer({ min: 0, max: 2 }),
});
const demand = fc.record({
  mask: fc.integer({ min: 1, max: 63 }),
  snow: fc.boolean(),
  before: fc.integer({ min: 1, max: 3 }),
});

const pays = (one: Supply, other: Demand) => one.from < other.before && meets(one, other);

/** Whether the demands from `at` on can be paid with the supplies in `left`, by trying everything. */
function bruteForce(
  supplies: readonly Supply[],
  demands: readonly Demand[],
  left: readonly number[],
  at = 0,
): boolean {
  const next = demands[at];
  if (next === undefined) return true;
  return left.some((position) => {
    const one = supplies[position];
    return (
      one !== undefined &&
      pays(one, next) &&
      bruteForce(
        supplies,
        demands,
        left.filter((other) => other !== position),
        at + 1,
      )
    );
  });
}

test('118.3: mana is matched with what is to be paid exactly when that is possible', () => {
  fc.assert(
    fc.property(
      fc.array(supply, { maxLength: 6 }),
      fc.array(demand, { maxLength: 5 }),
      (supplies, demands) => {
        const found = match(supplies, demands);
        expect(found !== null).toBe(bruteForce(supplies, demands, [...supplies.keys()]));
        if (found === null) return;
        expect(new Set(found).size).toBe(demands.length);
        demands.forEach((one, at) => {
          const by = supplies[found[at] ?? -1];
          expect(by !== undefined && pays(by, one)).toBe(true);
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('118.3: what comes first among the supplies is used first', () => {
  fc.assert(
    fc.property(
      fc.array(supply, { maxLength: 6 }),
      fc.array(demand, { maxLength: 4 }),
      (supplies, demands) => {
        const found = match(supplies, demands);
        if (found === null) return;
        // The set that is used is the first, in the order of supplies, of all that could be.
        const used = [...found].sort((a, b) => a - b);
        for (const [at, position] of used.entries()) {
          for (let better = (used[at - 1] ?? -1) + 1; better < position; better += 1) {
            const candidates = supplies.flatMap((_, other) =>
              used.slice(0, at).includes(other) || other === better || other > better ? [other] : [],
            );
            const must = [...used.slice(0, at), better];
            expect(canUseAll(supplies, demands, candidates, must)).toBe(false);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

/** Whether some payment uses only candidates and all of those that it must. */
function canUseAll(
  supplies: readonly Supply[],
  demands: readonly Demand[],
  candidates: readonly number[],
  must: readonly number[],
): boolean {
  const search = (at: number, used: readonly number[]): boolean => {
    const next = demands[at];
    if (next === undefined) return must.every((one) => used.includes(one));
    return candidates.some((one) => {
      const by = supplies[one];
      return by !== undefined && !used.includes(one) && pays(by, next) && search(at + 1, [...used, one]);
    });
  };
  return search(0, []);
}

const symbols = ['{W}', '{U}', '{C}', '{S}', '{1}', '{2}', '{W/U}', '{2/W}', '{C/U}', '{W/P}', '{W/U/P}'];
interface Mana {
  readonly type: ManaType;
  readonly snow: boolean;
}
const mana = fc.record({ type: fc.constantFrom(...manaTypes), snow: fc.boolean() });

/** Whether a cost can be paid with this mana and life, symbol by symbol as 107.4 says. */
function payable(cost: ManaCost, pool: readonly Mana[], life: number): boolean {
  const [symbol, ...rest] = cost;
  if (symbol === undefined) return true;
  const spend = (fits: (one: Mana) => boolean, more: ManaCost) =>
    pool.some(
      (one, at) =>
        fits(one) &&
        payable(
          [...more, ...rest],
          pool.filter((_, other) => other !== at),
          life,
        ),
    );
  const any = () => true;
  if (symbol === 'S') return spend(({ snow }) => snow, []);
  if (symbol === 'X') return payable(rest, pool, life);
  if (typeof symbol === 'string') return spend(({ type }) => type === symbol, []);
  if ('generic' in symbol) {
    const fewer: readonly ManaSymbol[] = symbol.generic > 1 ? [{ generic: symbol.generic - 1 }] : [];
    return spend(any, fewer);
  }
  if ('twoOr' in symbol)
    return spend(({ type }) => type === symbol.twoOr, []) || spend(any, [{ generic: 1 }]);
  const types: readonly ManaType[] = 'hybrid' in symbol ? symbol.hybrid : [symbol.phyrexian];
  const isPhyrexian = 'hybrid' in symbol ? symbol.phyrexian : true;
  return (
    spend(({ type }) => types.includes(type), []) ||
    (isPhyrexian && life >= 2 && payable(rest, pool, life - 2))
  );
}

test('107.4: the ways to pay a cost are those that its symbols give, against brute force', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...symbols), { maxLength: 3 }),
      fc.array(mana, { maxLength: 5 }),
      fc.integer({ min: 0, max: 4 }),
      (printed, pool, life) => {
        const cost = parseManaCost(printed.join(''));
        const supplies = pool.map(({ type, snow }) => ({ mask: maskOf([type]), snow, from: 0 }));
        const found = waysToPay(cost).some(
          (way) =>
            way.life <= life &&
            match(
              supplies,
              way.needs.map((need) => ({ ...need, before: 1 })),
            ) !== null,
        );
        expect(found).toBe(payable(cost, pool, life));
      },
    ),
    { numRuns: 800 },
  );
});
