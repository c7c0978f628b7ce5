import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canPay } from '../../../machines/rules/effects/costs/can-pay.ts';
import { nothingReserved } from '../../../machines/rules/effects/costs/groups.ts';
import { shortOf, sumOf, usesOf } from '../../../machines/rules/effects/costs/limited.ts';
import { planMana } from '../../../machines/rules/effects/costs/plan.ts';
import {
  type ActivatedAbility,
  type CostPart,
  costContext,
  type Game,
  parseManaCost,
  write,
} from '../../../machines/rules/index.ts';
import { activated, card, creature, type Placed, rules, sit } from '../casting/table.ts';

const context = costContext(0, 0);
const idol: Placed = { card: card('Idol', ['artifact'], null) };

/** With so much life and energy for player 0, and so many charge counters on the first object. */
function having(game: Game, { life = 20, energy = 0, charge = 0 }): Game {
  const writable = write(game);
  writable.player(0).life = life;
  writable.player(0).counters = { energy };
  writable.object(0).counters = { charge };
  return game;
}

test('118.3: what a cost uses is found by what it is taken from', () => {
  const game = having(sit([idol, { card: creature('Bear') }]), { life: 7, energy: 3, charge: 2 });
  const uses = (cost: readonly CostPart[], chosen = {}) => usesOf(game, costContext(0, 0), cost, chosen);
  expect(
    uses([
      { pay: 'life', amount: 2 },
      { pay: 'energy', amount: 1 },
    ]),
  ).toEqual([
    { of: 'life', count: 2, has: 7 },
    { of: 'energy', count: 1, has: 3 },
  ]);
  expect(uses([{ pay: 'removeCounters', kind: 'charge', count: 1 }])).toEqual([
    { of: '0 charge', count: 1, has: 2 },
  ]);
  const fromCreatures: CostPart = {
    pay: 'removeCounters',
    kind: 'charge',
    from: { type: 'creature' },
    count: 2,
  };
  expect(sumOf(uses([fromCreatures], { 0: [1, 1] }))).toEqual({ '1 charge': 2 });
  expect(uses([{ pay: 'loyalty', change: 2 }, { pay: 'tap' }, { pay: 'life', amount: 0 }])).toEqual([]);
  expect(uses([{ pay: 'loyalty', change: -2 }])).toEqual([{ of: '0 loyalty', count: 2, has: 0 }]);
});

test('118.3: there is enough as long as all of it together is there', () => {
  const life = (count: number) => ({ of: 'life', count, has: 4 });
  expect(shortOf([])).toBe(null);
  expect(shortOf([life(2), life(2)])).toBe(null);
  expect(shortOf([life(2), life(3)])).toBe('life');
  expect(shortOf([life(2)], { life: 3 })).toBe('life');
  expect(shortOf([life(2)], { energy: 3 })).toBe(null);
});

test('118.3: two parts of a cost don’t take the same counters', () => {
  const against = (energy: number, charge: number, ...cost: readonly CostPart[]) =>
    rules(canPay(having(sit([idol, { card: creature('Bear') }]), { energy, charge }), context, cost));
  const one: CostPart = { pay: 'energy', amount: 1 };
  expect(against(2, 0, one, one)).toEqual([]);
  expect(against(1, 0, one, one)).toEqual(['118.10']);
  const removing: CostPart = { pay: 'removeCounters', kind: 'charge', count: 1 };
  expect(against(0, 2, removing, removing)).toEqual([]);
  expect(against(0, 1, removing, removing)).toEqual(['118.10']);
  // Another choice of what they are taken from is as good.
  const among: CostPart = { pay: 'removeCounters', kind: 'charge', from: { type: 'artifact' }, count: 1 };
  expect(against(0, 1, removing, among)).toEqual(['118.10']);
  expect(against(0, 2, removing, among)).toEqual([]);
});

/** A mana ability as a brute-force search sees it. */
interface Source {
  readonly mana: string;
  readonly energy: number;
  readonly life: number;
  readonly charge: number;
}

const abilityOf = ({ mana, energy, life, charge }: Source): ActivatedAbility => ({
  ...activated(
    [
      ...(energy > 0 ? [{ pay: 'energy' as const, amount: energy }] : []),
      ...(life > 0 ? [{ pay: 'life' as const, amount: life }] : []),
      ...(charge > 0 ? [{ pay: 'removeCounters' as const, kind: 'charge', count: charge }] : []),
      ...(energy + life + charge === 0 ? [{ pay: 'tap' as const }] : []),
    ],
    { do: 'addMana', mana: [...mana].map((type) => (type === 'R' ? 'R' : 'G')) },
  ),
  limits: { timesEachTurn: 1 },
});

/** Whether some of these pay for as much red and green mana with what there is. */
function possible(
  needs: Readonly<Record<'R' | 'G', number>>,
  has: Source,
  [next, ...rest]: readonly Source[],
): boolean {
  if (needs.R <= 0 && needs.G <= 0) return true;
  if (next === undefined) return false;
  const left = {
    mana: '',
    energy: has.energy - next.energy,
    life: has.life - next.life,
    charge: has.charge - next.charge,
  };
  const made = (type: string) => [...next.mana].filter((one) => one === type).length;
  const isThere = left.energy >= 0 && left.life >= 0 && left.charge >= 0;
  return (
    (isThere && possible({ R: needs.R - made('R'), G: needs.G - made('G') }, left, rest)) ||
    possible(needs, has, rest)
  );
}

test('118.3: abilities that want the same are planned together exactly when there is enough, against brute force', () => {
  const few = fc.integer({ min: 0, max: 2 });
  const some = fc.integer({ min: 0, max: 3 });
  const source = fc.record({ mana: fc.constantFrom('R', 'G', 'RG'), energy: few, life: few, charge: few });
  fc.assert(
    fc.property(
      fc.array(source, { maxLength: 3 }),
      fc.array(source, { maxLength: 3 }),
      fc.record({ life: some, energy: some, charge: some }),
      fc.record({ R: some, G: some }),
      (own, others, has, needs) => {
        const placed = others.map(
          (one, at): Placed => ({
            card: card(`Other ${at}`, ['artifact'], null, abilityOf({ ...one, charge: 0 })),
          }),
        );
        // The first object’s abilities share its counters; only one of them can tap it.
        const costly = own.filter(({ energy, life, charge }) => energy + life + charge > 0);
        const first: Placed = { card: card('First', ['artifact'], null, ...costly.map(abilityOf)) };
        const game = having(sit([first, ...placed]), has);
        const all = [...costly, ...others.map((one) => ({ ...one, charge: 0 }))];
        const mana = parseManaCost('{R}'.repeat(needs.R) + '{G}'.repeat(needs.G));
        const plan = planMana(game, context, mana, nothingReserved, true);
        expect(plan !== null).toBe(possible(needs, { ...has, mana: '' }, all));
      },
    ),
    { numRuns: 500 },
  );
});
